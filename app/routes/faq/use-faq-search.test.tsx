import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ClientInstrumentation, createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "#app/ui/after-paint.ts";
import { paintFirst } from "#app/ui/paint-first.ts";
import { useFaqSearch } from "./use-faq-search.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** As app/entry.client.tsx does. */
const inTurn: ClientInstrumentation = { router: ({ instrument }) => instrument({ navigate: paintFirst }) };

function Field() {
  const { search, setSearch, input } = useFaqSearch();
  return <input ref={input} type="search" defaultValue={search} onInput={(event) => setSearch(event.currentTarget.value)} />;
}

function open() {
  const routes = [
    { path: "/faq", Component: Field },
    { path: "/contact", Component: () => "Contact" },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/faq"], instrumentations: [inTurn] });
  render(<RouterProvider router={router} />);
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "annuler" } });
  return router;
}

/** What was asked for has been done by then. */
const settle = () =>
  act(async () => {
    for (let paint = 0; paint < 4; paint++) await afterPaint();
  });

const address = ({ state: { location } }: ReturnType<typeof open>) => location.pathname + location.search;

test("what is searched for is in the address after a pause", async () => {
  const router = open();
  vi.advanceTimersByTime(299);
  await settle();
  expect(address(router)).toBe("/faq");
  vi.advanceTimersByTime(1);
  await settle();
  expect(address(router)).toBe("/faq?q=annuler");
});

test("a link pressed before the end of the pause is followed", async () => {
  const router = open();
  vi.advanceTimersByTime(299);
  void router.navigate("/contact");
  vi.advanceTimersByTime(1);
  await settle();
  expect(address(router)).toBe("/contact");
});
