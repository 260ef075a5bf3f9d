import { act, render, screen } from "@testing-library/react";
import { createRoutesStub, data, Link } from "react-router";
import { expect, test, vi } from "vitest";
import { failurePage } from "#app/content/pages/failure.ts";
import { rememberConfirmation } from "#app/features/callback/kept-confirmation.ts";
import { useShownAddress } from "./open-document.ts";
import { ErrorBoundary } from "./root.tsx";

function fail(thrown: unknown) {
  const loader = () => {
    throw thrown;
  };
  const Site = createRoutesStub([{ path: "/", loader, Component: () => null, ErrorBoundary, HydrateFallback: () => null }]);
  vi.spyOn(console, "error").mockReturnValue();
  const replace = vi.spyOn(window.location, "replace").mockReturnValue();
  render(<Site />);
  return replace;
}

const title = () => screen.findByRole("heading", { level: 1 });

test.for([
  ["a 500 response", data(null, { status: 500 })],
  ["a 405 response", data(null, { status: 405 })],
  ["an error", new TypeError("x is not a function")],
  ["any other thrown value", null],
] as const)("%s shows an apology with a telephone number and a reload button, without detail, and is not indexed", async ([, thrown]) => {
  fail(thrown);
  expect((await title()).textContent).toBe(failurePage.title);
  expect(screen.getByRole("link", { name: /^\d\d(\s\d\d){4}$/ }).getAttribute("href")).toMatch(/^tel:\+33/);
  expect(screen.getByRole("button", { name: failurePage.reload })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/not a function|500|TypeError/);
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

test("a page that fails before or after a request is stored gives way to its confirmation", async () => {
  const key = "0123456789abcdef".repeat(2);
  const confirmed = `/ma-demande/${key}?notee=oui#etat`;
  const replace = fail(new Error("fault"));
  await title();
  rememberConfirmation(key);
  expect(replace).toHaveBeenCalledWith(confirmed);
  replace.mockClear();
  fail(new Error("fault"));
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(confirmed));
});

test("a page that fails on arrival by a link opens as a document, with nothing shown before", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  const Shown = () => {
    useShownAddress();
    return <Link to="/next">Next</Link>;
  };
  const Failing = () => {
    throw new TypeError("old code with new data");
  };
  const Site = createRoutesStub([
    { path: "/", Component: Shown, ErrorBoundary },
    { path: "/next", Component: Failing, ErrorBoundary },
  ]);
  render(<Site />);
  // The stub has an address of its own.
  window.history.replaceState({}, "", "/next");
  act(() => screen.getByText("Next").click());
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.body.textContent).toBe("");
});
