import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation, useNavigate } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { type PopupName, popupTexts } from "#app/content/popups.ts";
import { askedCallback } from "#app/forms/session-memory.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { DialogSlot } from "#app/ui/dialog-slot.tsx";
import { Popups } from "./popups.tsx";
import "./invitation.ts";

const [PROGRAMME = "", OTHER = ""] = canonicalPaths.filter((path) => path.startsWith("/formations/"));
const actions = { openCallback: vi.fn(), openCatalogue: vi.fn() };

const popups: Record<string, PopupName> = { "/": "promo", "/formations": "catalogue", [PROGRAMME]: "callback", [OTHER]: "callback" };

function Page() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <DialogSlot />
      <Popups popup={popups[pathname]} actions={actions} />
      <form>
        <input aria-label="Prénom" />
      </form>
      {[PROGRAMME, OTHER, "/faq"].map((path) => (
        <button key={path} type="button" onClick={() => navigate(path)}>
          {path}
        </button>
      ))}
    </>
  );
}

const visit = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (let step = 0; step < 3; step++) await afterPaint();
  });

const dialog = Object.assign(document.createElement("dialog"), { open: true });
const message = document.createElement("div");
message.setAttribute("data-sonner-toast", "");

const card = (popup: PopupName) => screen.queryByRole("dialog", { name: popupTexts[popup].title });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

test("home shows the promo after 5 s, without taking the focus", async () => {
  visit("/");
  screen.getByRole("button", { name: "/faq" }).focus();
  await pass(4999);
  expect(card("promo")).toBeNull();
  await pass(1);
  expect(card("promo")?.getAttribute("aria-modal")).toBe("false");
  expect(screen.getByRole("status").textContent).toContain(popupTexts.promo.title);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "/faq" }));
});

test("a closed card does not reappear in the session", async () => {
  const { unmount } = visit("/");
  await pass(5000);
  fireEvent.keyDown(document, { key: "Escape" });
  unmount();
  visit("/");
  await pass(30_000);
  expect(card("promo")).toBeNull();
});

test("a programme shows its card after 20 s on its own page, once per programme", async () => {
  visit(PROGRAMME);
  await pass(15_000);
  await press(OTHER);
  await pass(19_999);
  expect(card("callback")).toBeNull();
  await pass(1);
  expect(card("callback")).not.toBeNull();
  await press(popupTexts.close);
  await press("/faq");
  await press(OTHER);
  await pass(40_000);
  expect(card("callback")).toBeNull();
  await press(PROGRAMME);
  await pass(20_000);
  expect(card("callback")).not.toBeNull();
});

test("no programme shows its card to a visitor who has requested a call", async () => {
  askedCallback.add();
  visit(PROGRAMME);
  await pass(40_000);
  expect(card("callback")).toBeNull();
});

test("a card waits while a field holds unsent text", async () => {
  visit("/");
  const field = screen.getByRole<HTMLInputElement>("textbox");
  fireEvent.change(field, { target: { value: "Claire" } });
  await pass(20_000);
  expect(card("promo")).toBeNull();
  fireEvent.change(field, { target: { value: "" } });
  await pass(1000);
  expect(card("promo")).not.toBeNull();
});

test.each([
  ["a field has the focus", () => screen.getByRole("textbox").focus(), () => screen.getByRole("textbox").blur()],
  ["a dialog or the phone's menu is open", () => document.body.append(dialog), () => dialog.remove()],
  ["a message is shown", () => document.body.append(message), () => message.remove()],
])("a card waits while %s", async (_, begin, end) => {
  visit("/");
  begin();
  await pass(20_000);
  expect(card("promo")).toBeNull();
  end();
  await pass(1000);
  expect(card("promo")).not.toBeNull();
});

test("a field that isn't typed in keeps no card away", async () => {
  visit("/");
  for (const type of ["radio", "checkbox"]) {
    const field = Object.assign(document.createElement("input"), { type });
    screen.getByRole("textbox").after(field);
    field.focus();
    field.value = "chosen";
  }
  await pass(5000);
  expect(card("promo")).not.toBeNull();
});

test("a card's button closes it and opens what it offers", async () => {
  visit(PROGRAMME);
  await pass(20_000);
  await press(popupTexts.callback.primary);
  await pass(0);
  expect(card("callback")).toBeNull();
  expect(actions.openCallback).toHaveBeenCalledOnce();
});

test("a list page offers the catalogue to a visitor who leaves by the top, not by a side", async () => {
  visit("/formations");
  await pass(30_000);
  document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientX: -2, clientY: 400 }));
  await pass(0);
  expect(card("catalogue")).toBeNull();
  document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientX: 600, clientY: -3 }));
  await pass(0);
  expect(card("catalogue")).not.toBeNull();
});
