import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { programmes as catalogue } from "#app/content/programmes/index.ts";
import { SELECTION_KEYS, SELECTION_PATH } from "#app/features/selection/address-parts.ts";
import { makeSelectable } from "#app/features/selection/selectable.ts";
import { changeProfession, choose, writeSelection } from "#app/features/selection/selection-address.ts";
import { endometriosis, gpVaccination, pain } from "#tests/references.ts";

const programmes = catalogue.map(makeSelectable);
const DOCTOR = "profession=generalistes&statut=liberal-conventionne&heures=21";
const withOffers = (...references: string[]) => `?${DOCTOR}&formats=${references.join(".")}`;
const TIME = { today: "2026-11-20", hour: 12 };

/** As a new document has them. */
let useSelection: typeof import("./use-selection.ts").useSelection;
let kept: typeof import("#app/features/selection/kept-selection.ts");
beforeEach(async () => {
  vi.resetModules();
  ({ useSelection } = await import("./use-selection.ts"));
  kept = await import("#app/features/selection/kept-selection.ts");
});

const rendered: string[] = [];

function Screen() {
  const form = useRef<HTMLFormElement>(null);
  const { selection, hasProfession, change } = useSelection(programmes, form);
  const shown = selection.choices.map(({ reference }) => reference).join(" ") || (hasProfession ? selection.profession : "rien");
  rendered.push(shown);
  const vaccination = programmes.flatMap(({ offers }) => offers).find(({ reference }) => reference === gpVaccination.EPP);
  return (
    <form ref={form}>
      <p role="status">{shown}</p>
      {(["generalistes", "infirmiers"] as const).map((profession) => (
        <input
          key={profession}
          type="radio"
          name={SELECTION_KEYS.profession}
          aria-label={profession}
          value={profession}
          checked={hasProfession && selection.profession === profession}
          onChange={() => change(changeProfession(selection, profession, "2026-11-26"))}
        />
      ))}
      {[...new URLSearchParams(writeSelection(selection, hasProfession))].map(
        ([name, value]) => name !== SELECTION_KEYS.profession && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="button" onClick={() => vaccination && change(choose(selection, programmes, vaccination))}>
        Ajouter
      </button>
    </form>
  );
}

interface Options {
  /** Entries of the history, the last one open. */
  entries?: readonly string[];
  isHydrated?: boolean;
}

function route({ entries = [], isHydrated = true }: Options) {
  if (isHydrated) document.documentElement.dataset.hydrated = "";
  onTestFinished(() => document.documentElement.removeAttribute("data-hydrated"));
  rendered.length = 0;
  const load = { id: "root", loader: () => TIME };
  const routes = [
    {
      ...load,
      path: "/",
      children: [
        { path: SELECTION_PATH, Component: Screen },
        { path: "*", Component: () => "Ailleurs" },
      ],
    },
  ];
  return createMemoryRouter(routes, { initialEntries: [...entries], hydrationData: { loaderData: { root: TIME } } });
}

function open(...entries: string[]) {
  const router = route({ entries: entries.map((search) => (search.startsWith("/") ? search : SELECTION_PATH + search)) });
  render(<RouterProvider router={router} />);
  return router;
}

type Router = ReturnType<typeof route>;
const shown = () => screen.getByRole("status").textContent;
const referencesIn = ({ state }: Router) => new URLSearchParams(state.location.search).get(SELECTION_KEYS.references);
const keptBefore = (address: string) =>
  sessionStorage.setItem(trackerNames.selection, JSON.stringify({ address, hours: [10], available: 21 }));

test("a change shows at once and is kept; its address follows, in the same entry of the history", async () => {
  const router = open("/", withOffers(String(endometriosis.PI)));
  fireEvent.click(screen.getByRole("button"));
  const both = [endometriosis.PI, gpVaccination.EPP];
  expect(shown()).toBe(both.join(" "));
  expect(kept.readKeptSelection()?.address).toContain(both.join("."));
  expect(referencesIn(router)).toBe(endometriosis.PI);
  await expect.poll(() => referencesIn(router)).toBe(both.join("."));
  expect(router.state.preventScrollReset).toBe(true);
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/");
});

test("an address without programmes takes those kept for the visit", async () => {
  keptBefore(withOffers(String(endometriosis.PI)));
  const router = open("");
  await expect.poll(() => referencesIn(router)).toBe(endometriosis.PI);
  expect(shown()).toBe(endometriosis.PI);
});

test("programmes of the address win, and are kept from then on", () => {
  keptBefore(withOffers(String(endometriosis.PI)));
  open(`?profession=infirmiers&formats=${pain.PI}`);
  expect(shown()).toBe(pain.PI);
  expect(kept.readKeptSelection()?.address).toContain(pain.PI);
});

test("going back shows what was chosen since, not the older address", async () => {
  const router = open(withOffers(String(endometriosis.PI)), "/ailleurs");
  const both = [endometriosis.PI, gpVaccination.EPP];
  kept.storeSelection({ address: withOffers(...both.map(String)), hours: [10, 4], available: 21 });
  await router.navigate(-1);
  await screen.findByRole("status");
  expect(rendered[0]).toBe(both.join(" "));
  await expect.poll(() => referencesIn(router)).toBe(both.join("."));
});

test("an older document's selection never replaces the programmes of an entry", async () => {
  keptBefore(withOffers(String(endometriosis.PI)));
  const router = open(withOffers(String(gpVaccination.EPP)), "/ailleurs");
  await router.navigate(-1);
  await screen.findByRole("status");
  expect(new Set(rendered)).toEqual(new Set([gpVaccination.EPP]));
});

/** The server's page, answered before its scripts arrive. */
function hydrate(answer?: string) {
  const router = route({ entries: [SELECTION_PATH], isHydrated: false });
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<RouterProvider router={router} />);
  const early = answer && screen.getByRole<HTMLInputElement>("radio", { name: answer });
  if (early) early.checked = true;
  rendered.length = 0;
  render(<RouterProvider router={router} />, { container, hydrate: true });
  return router;
}

test("hydration begins with the server's page, then takes what is kept", async () => {
  keptBefore(withOffers(String(endometriosis.PI)));
  const router = hydrate();
  expect(rendered[0]).toBe("rien");
  await expect.poll(() => referencesIn(router)).toBe(endometriosis.PI);
});

test("an answer given before hydration stays", async () => {
  const router = hydrate("infirmiers");
  await expect.poll(() => router.state.location.search).toContain("profession=infirmiers");
  expect(shown()).toBe("infirmiers");
});
