import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { callbackTexts } from "#app/content/callback.ts";
import { countWrongFields } from "#app/content/form-texts.ts";
import { FUNDED_DAY } from "#tests/days.ts";
import CallbackModal from "./callback-modal.tsx";

const { form } = callbackTexts;
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
const fill = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const focused = () => (document.activeElement as HTMLInputElement).name;

/** As a browser does: a key that nothing stops sends the form. */
async function pressEnter() {
  const pressed = document.activeElement as HTMLInputElement;
  await act(async () => {
    if (fireEvent.keyDown(pressed, { key: "Enter" })) pressed.form?.requestSubmit();
  });
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(Response.json({ reference: "CIM-7F3K-29QX", code: "4827" }, { status: 201 })));
  const Site = createRoutesStub([{ id: "root", path: "/", Component: () => <CallbackModal onClose={() => undefined} /> }]);
  render(<Site hydrationData={{ loaderData: { root: { today: FUNDED_DAY, hour: 9 } } }} />);
});

test("Enter goes from field to field, past what is filled, back to the consent, then sends", async () => {
  fireEvent.click(field("jour"));
  fireEvent.click(field("creneau"));
  fill("prenom", "Claire");
  field("telephone").focus();
  await pressEnter();
  expect(focused(), "the number is missing itself").toBe("telephone");
  fill("telephone", "06 12 34 56 78");
  await pressEnter();
  expect(focused(), "past the first name").toBe("nom");
  fill("nom", "Martin");
  await pressEnter();
  expect(focused()).toBe("profession");
  fireEvent.click(field("profession"));
  await pressEnter();
  expect(focused()).toBe("consent");
  expect(document.querySelectorAll("[aria-invalid]"), "nothing has been refused").toHaveLength(0);
  expect(fetch).not.toHaveBeenCalled();

  fireEvent.click(field("consent"));
  field("nom").focus();
  await pressEnter();
  expect(fetch).toHaveBeenCalledOnce();
  expect(screen.getByRole("heading", { name: form.doneTitle })).toBe(document.activeElement);
});

test("each key of a phone's keyboard says where it leads", () => {
  expect(["telephone", "prenom", "nom"].map((name) => field(name).getAttribute("enterkeyhint"))).toEqual(["next", "next", "done"]);
  expect(["prenom", "nom"].map((name) => field(name).getAttribute("autocapitalize"))).toEqual(["words", "words"]);
});

test("the consent stands right after the number it is about, before the names", () => {
  const names = [...(field("jour").form?.elements ?? [])].map((element) => (element as HTMLInputElement).name).filter(Boolean);
  const order = ["jour", "creneau", "telephone", "consent", "prenom", "nom", "profession"];
  expect([...new Set(names)].filter((name) => order.includes(name))).toEqual(order);
});

test("a refused send says how many fields are wrong, and leads to the first", async () => {
  fill("prenom", "Claire");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: form.submit })));
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(countWrongFields(6));
  expect(focused()).toBe("jour");
  const above = [...document.querySelectorAll("[aria-invalid]")].map((wrong) => {
    const message = document.getElementById(wrong.getAttribute("aria-describedby") ?? "") as HTMLElement;
    const input = wrong.matches("input") ? wrong : wrong.querySelector("input");
    return Boolean(message.compareDocumentPosition(input as Node) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(above, "each message stands above its field").toEqual(Array(6).fill(true));
});
