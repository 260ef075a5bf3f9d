import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { describeWait, formTexts } from "#app/content/form-texts.ts";
import { organisation } from "#app/content/organisation.ts";
import { employerQuotationPage } from "#app/content/pages/employer-quotation.ts";
import { listQuotedGroups } from "#app/content/quoted-offers.ts";
import CallbackModal from "#app/features/callback/callback-modal.tsx";
import { callbackErrors } from "#app/features/callback/request-schema.ts";
import CatalogueModal from "#app/features/catalogue/catalogue-modal.tsx";
import { showToast } from "#app/ui/toast.ts";
import { FUNDED_DAY } from "#tests/days.ts";
import { pain } from "#tests/references.ts";
import { QuotationForm } from "./employer-quotation/quotation-form.tsx";

vi.mock("#app/ui/toast.ts", () => ({ showToast: vi.fn(), preloadToaster: () => undefined }));

const { form } = callbackTexts;
const { toasts } = catalogueForm;
const { contact: quotation } = employerQuotationPage;
const NURSES = catalogueForm.professions.infirmiers.label;

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  vi.mocked(showToast).mockReset();
  fetched.mockReset();
});

/** As a browser does: an aborted request rejects. */
const neverAnswer: typeof fetched = vi.fn(
  (_, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
);

const sentIds = () => fetched.mock.calls.flatMap(([, { body }]) => (body ? [JSON.parse(String(body)).id as string] : []));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

function show(dialog: ReactElement) {
  const Site = createRoutesStub([{ id: "root", path: "/", Component: () => dialog }]);
  render(<Site hydrationData={{ loaderData: { root: { today: FUNDED_DAY, hour: 9 } } }} />);
  const answers = {
    establishment: "Centre hospitalier",
    prenom: "Claire",
    nom: "Martin",
    email: "claire@exemple.fr",
    telephone: "06 12 34 56 78",
  };
  for (const [name, value] of Object.entries(answers)) {
    const field = document.querySelector(`input[name=${name}]`);
    if (field) fireEvent.input(field, { target: { value } });
  }
}

async function sendRequest() {
  show(<CallbackModal onClose={() => undefined} />);
  for (const name of ["jour", "creneau", "profession", "consent"])
    fireEvent.click(document.querySelector(`input[name=${name}]`) as Element);
  await press(form.submit);
}

async function sendLead() {
  show(<CatalogueModal onClose={() => undefined} />);
  await press(catalogueForm.submit);
  await press(new RegExp(NURSES));
}

async function sendQuotation() {
  show(<QuotationForm action="" groups={listQuotedGroups()} asked={{ [pain.PI]: "4" }} refused={undefined} />);
  await press(quotation.submit);
}

describe.each<[string, () => Promise<void>, string | RegExp]>([
  ["a quotation", sendQuotation, quotation.retry],
  ["a request for a call", sendRequest, form.retry],
  ["the catalogue", sendLead, new RegExp(NURSES)],
])("%s", (_name, send, retry) => {
  test("says after 10 s that the answer is late, with the telephone, and gives the button back after 25 s", async () => {
    fetched.mockImplementation(neverAnswer);
    await send();
    await pass(9999);
    expect(document.querySelectorAll("[aria-busy=true]")).toHaveLength(1);
    expect(screen.queryByRole("link", { name: /^04/ })).toBeNull();
    await pass(1);
    expect(screen.getByRole("link", { name: /^04/ }).getAttribute("href")).toBe(`tel:${organisation.phone}`);
    expect(status().some((text) => text?.startsWith(describeWait("late").slice(0, 20)))).toBe(true);
    await pass(15_000);
    expect(document.querySelectorAll("[aria-busy=true]")).toHaveLength(0);
    expect((screen.getByRole("button", { name: retry }) as HTMLButtonElement).disabled).toBe(false);
    expect(status().some((text) => text?.startsWith(describeWait("late").slice(0, 20)))).toBe(false);
  });

  test("is sent again under the same id, on plain http too", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await send();
    await press(retry);
    const ids = sentIds();
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  });
});

const unsure = () => screen.queryByText(formTexts.unsure.title);

describe("a request for a call that left without an answer", () => {
  test.each<[string, () => Promise<Response>]>([
    ["a connection that breaks", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a page of the network in its place", async () => new Response("<h1>Wi-Fi</h1>", { headers: { "Content-Type": "text/html" } })],
    ["a gateway's error", async () => new Response("<h1>504</h1>", { status: 504, headers: { "Content-Type": "text/html" } })],
    ["half an answer", async () => new Response('{"refer', { status: 201, headers: { "Content-Type": "application/json" } })],
  ])("%s: nobody knows whether it has arrived, and it is said so", async (_, answer) => {
    fetched.mockImplementation(answer);
    await sendRequest();
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain(formTexts.unsure.title);
    expect(alert.textContent).toContain("elle ne sera pas notée deux fois");
    expect(document.activeElement).toBe(alert);
    expect(alert.className).not.toContain("brique");
    expect(screen.queryByText(form.notSent)).toBeNull();
    expect(screen.getByRole("button", { name: form.retry })).toBeTruthy();
  });

  test("is not noted twice when the page is loaded again before the next try", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await sendRequest();
    cleanup();
    await sendRequest();
    const [first, second] = sentIds();
    expect(second).toBe(first);
  });

  test("is another request once it has been noted", async () => {
    fetched.mockImplementation(async () => Response.json({ reference: "CIM-7F3K-29QX", code: "4827" }, { status: 201 }));
    await sendRequest();
    cleanup();
    await sendRequest();
    const [first, second] = sentIds();
    expect(second).not.toBe(first);
  });

  test("is said to be unsent only when the device was offline before", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await sendRequest();
    expect(screen.getByRole("alert").textContent).toContain(form.notSent);
    expect(unsure()).toBeNull();
    expect(screen.getByRole("button", { name: form.submit })).toBeTruthy();
  });

  test("is unsent, not unsure, without network after a refusal of ours", async () => {
    fetched.mockResolvedValueOnce(Response.json({ error: callbackErrors.save }, { status: 503 }));
    await sendRequest();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await press(form.submit);
    expect(screen.getByRole("alert").textContent).toContain(form.notSent);
  });

  test("stays unsure when the second try finds no network", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await sendRequest();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await press(form.retry);
    expect(unsure()).not.toBeNull();
  });

  test("is refused in our own words when we answer", async () => {
    fetched.mockResolvedValue(Response.json({ error: "Trop de demandes en peu de temps : réessayez dans une minute" }, { status: 429 }));
    await sendRequest();
    expect(screen.getByRole("alert").textContent).toMatch(/^Trop de demandes/);
    expect(unsure()).toBeNull();
  });
});

describe("the toast of a catalogue that failed", () => {
  const lastToast = () => vi.mocked(showToast).mock.lastCall?.[0];
  const LEAD = Response.json({ id: "x", url: "/api/catalogue-downloads/x/pdf" }, { status: 201 });

  test.each<[string, () => Promise<Response>]>([
    ["no answer", neverAnswer.bind(null, "", {})],
    ["a gateway's error", async () => new Response("<h1>504</h1>", { status: 504, headers: { "Content-Type": "text/html" } })],
  ])("%s to the details: says that nobody knows whether they have arrived", async (name, answer) => {
    fetched.mockImplementation(name === "no answer" ? neverAnswer : answer);
    await sendLead();
    await pass(25_000);
    expect(lastToast()).toMatchObject({ kind: "error", description: toasts.thrown, note: formTexts.unsure.short });
  });

  test("without network before sending: only that the download failed", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await sendLead();
    expect(lastToast()).toMatchObject({ description: toasts.thrown, note: undefined });
  });

  test("details that are stored are in no doubt when their file stops on its way", async () => {
    fetched.mockResolvedValueOnce(LEAD).mockImplementation(neverAnswer);
    await sendLead();
    expect(fetched).toHaveBeenCalledTimes(2);
    await pass(25_000);
    expect(lastToast()).toMatchObject({ description: toasts.thrown, note: undefined });
  });
});

test("who agreed to be called is told the code with the catalogue, and nobody else", async () => {
  Object.assign(URL, { createObjectURL: () => "blob:catalogue", revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  for (const code of ["4827", undefined]) {
    document.body.replaceChildren();
    const saved = Response.json({ id: "x", url: "/api/catalogue-downloads/x/pdf", code }, { status: 201 });
    fetched.mockResolvedValueOnce(saved).mockResolvedValueOnce(new Response("%PDF"));
    await sendLead();
    const { note } = vi.mocked(showToast).mock.lastCall?.[0] ?? {};
    if (code) expect(note?.replace(/\s/g, " ")).toContain("votre code : 48 27");
    else expect(note).toBeUndefined();
  }
});

test("a quotation that left without an answer is said to be unsure, and its draft stays", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await sendQuotation();
  expect(screen.getByRole("alert").textContent).toContain(formTexts.unsure.title);
  expect(sessionStorage.getItem("cimes-devis-brouillon")).toContain("Centre hospitalier");
});

test("a quotation that was sent is told above the next one, with its link", async () => {
  const reference = "CIM-7F3K-29QX";
  fetched.mockResolvedValue(Response.json({ reference }, { status: 201 }));
  await sendQuotation();
  expect(screen.getByRole("heading", { name: employerQuotationPage.done.title })).toBeTruthy();
  cleanup();
  show(<QuotationForm action="" groups={listQuotedGroups()} asked={{}} refused={undefined} />);
  const { textContent } = screen.getByRole("note");
  expect(textContent).toContain(reference);
  expect(textContent?.replace(/\s/g, " ")).toContain("4 inscriptions");
  expect(screen.getByRole("link", { name: quotation.already.change }).getAttribute("href")).toMatch(/^\/ma-demande\/[0-9a-f]{32}$/);
});
