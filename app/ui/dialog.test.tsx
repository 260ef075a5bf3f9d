import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router";
import { expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";
import { type DialogContentProps, DialogSlot, defineDialog, isDialogOpen } from "./dialog-slot.tsx";

interface Props {
  title: string;
}

function Content({ title, onClose }: Props & DialogContentProps) {
  return (
    <Dialog title={title} closeLabel="Fermer" onClose={onClose} footer={<button type="button">Envoyer</button>}>
      <a href="/faq">FAQ</a>
    </Dialog>
  );
}

const load = vi.fn(async () => ({ default: Content }));
const question = defineDialog<Props>(load);

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <DialogSlot />
      <button type="button" onClick={() => question.open({ title: "Une question ?" })}>
        Ouvrir
      </button>
      <button type="button" onClick={() => navigate("/faq")}>
        Partir
      </button>
    </>
  );
}

async function open() {
  render(<Page />, { wrapper: MemoryRouter });
  // The last test's dialog closes with its page.
  await expectGone();
  const opener = screen.getByRole("button", { name: "Ouvrir" });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: await screen.findByRole("dialog", { name: "Une question ?" }) };
}

function cancel(dialog: HTMLElement) {
  const event = new Event("cancel", { cancelable: true });
  fireEvent(dialog, event);
  return event;
}

const expectGone = () => vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("under a new title, what is shown begins at its top", () => {
  const ofTitle = (title: string) => (
    <Dialog title={title} closeLabel="Fermer" onClose={() => undefined} footer={null}>
      <p>Contenu</p>
    </Dialog>
  );
  const { rerender } = render(ofTitle("Une question ?"), { wrapper: MemoryRouter });
  const body = screen.getByText("Contenu").parentElement;
  if (!body) throw new Error("the dialog has no body");
  body.scrollTop = 400;
  rerender(ofTitle("Une question ?"));
  expect(body.scrollTop, "the title stays").toBe(400);
  rerender(ofTitle("C'est noté."));
  expect(body.scrollTop).toBe(0);
});

test("a dialog opens as a modal with the focus on its title", async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  await open();
  expect(showModal).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Une question ?" }));
});

/** The browser returns the focus: tests/e2e/catalogue.spec.ts. */
test("Escape closes it after its exit", async () => {
  const { dialog } = await open();
  expect(cancel(dialog).defaultPrevented).toBe(true);
  await expectGone();
});

test("its close button and a click on the backdrop close it, a drag that ends there does not", async () => {
  const { opener, dialog } = await open();
  fireEvent.pointerDown(screen.getByRole("link"));
  fireEvent.click(dialog);
  expect(isDialogOpen()).toBe(true);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  await expectGone();
  fireEvent.click(opener);
  fireEvent.click(await screen.findByRole("button", { name: "Fermer" }));
  await expectGone();
});

test("navigating closes it", async () => {
  await open();
  fireEvent.click(screen.getByText("Partir"));
  await expectGone();
});

test("a requested dialog replaces an open one", async () => {
  await open();
  expect(await act(() => question.open({ title: "Le catalogue" }))).toBe(true);
  expect(screen.getAllByRole("dialog").map((dialog) => dialog.querySelector("h2")?.textContent)).toEqual(["Le catalogue"]);
});

test("a dialog whose code failed to load opens at the next attempt", async () => {
  render(<DialogSlot />, { wrapper: MemoryRouter });
  load.mockRejectedValueOnce(new Error("offline"));
  expect(await act(() => question.open({ title: "Une question ?" }))).toBe(false);
  expect(isDialogOpen()).toBe(false);
  expect(await act(() => question.open({ title: "Une question ?" }))).toBe(true);
  expect(screen.getByRole("dialog")).toBeTruthy();
});
