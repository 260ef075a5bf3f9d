import { render, screen } from "@testing-library/react";
import { createRoutesStub, data } from "react-router";
import { expect, test, vi } from "vitest";
import { failurePage } from "#app/content/pages/failure.ts";
import { notFoundPage } from "#app/content/pages/not-found.ts";
import { ErrorPage } from "./error-page.tsx";

/** Renders the page for what its loader throws. */
function fail(thrown: unknown) {
  const loader = () => {
    throw thrown;
  };
  const Site = createRoutesStub([{ path: "/", loader, Component: () => null, ErrorBoundary: ErrorPage, HydrateFallback: () => null }]);
  vi.spyOn(console, "error").mockReturnValue();
  render(<Site />);
}

const title = () => screen.findByRole("heading", { level: 1 });

test.for([404, 405])("an answer of %i is a page that does not exist, with the ways to both professions", async (status) => {
  fail(data(null, { status }));
  expect((await title()).textContent).toBe(notFoundPage.title);
  expect(screen.getAllByRole("link", { name: /Voir les programmes/ })).toHaveLength(2);
});

test.for([
  ["an answer of 500", data(null, { status: 500 })],
  ["an error", new TypeError("x is not a function")],
  ["anything else that is thrown", null],
] as const)(
  "%s is an apology with a telephone number and a way to load the page again, without a word of the fault",
  async ([, thrown]) => {
    fail(thrown);
    expect((await title()).textContent).toBe(failurePage.title);
    expect(screen.getByRole("link", { name: /^\d\d(\s\d\d){4}$/ }).getAttribute("href")).toMatch(/^tel:\+33/);
    expect(screen.getByRole("button", { name: failurePage.reload })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/not a function|500|TypeError/);
  },
);

test("no error page is indexed", async () => {
  fail(new Error("fault"));
  await title();
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});
