import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, type NavigateOptions, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { MobileMenu } from "./mobile-menu.tsx";

async function open(entries = ["/faq"]) {
  const Component = () => <MobileMenu selection={null} callback={<button type="button">Être rappelé(e)</button>} />;
  const router = createMemoryRouter([{ path: "*", Component }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  const drawer = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  drawer.showModal();
  const go = (to: string, options?: NavigateOptions) => act(() => router.navigate(to, options));
  return { drawer, go, back: () => act(() => router.navigate(-1)) };
}

const BY_LINK = { state: { isOpenedByLink: true } };

test.each([
  ["another page", "/contact", BY_LINK],
  ["a fragment", "/faq#pages", {}],
  ["another query", "/faq?q=dpc", BY_LINK],
  ["the page itself", "/faq", { ...BY_LINK, replace: true }],
])("a navigation to %s closes the drawer", async (_, to, options) => {
  const { drawer, go } = await open();
  await go(to, options);
  expect(drawer.open).toBe(false);
});

test.each(["/contact", "/faq?q=dpc", "/faq#pages"])("a step back from /faq to %s closes the drawer", async (before) => {
  const { drawer, back } = await open([before, "/faq"]);
  await back();
  expect(drawer.open).toBe(false);
});

test("it stays open while its page rewrites its own address, and after a link opened in another tab", async () => {
  const { drawer, go } = await open();
  await go("/faq?q=dpc", { replace: true });
  expect(drawer.open).toBe(true);
  const link = screen.getByRole("link", { name: "Contact" });
  link.addEventListener("click", (event) => event.preventDefault());
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) fireEvent.click(link, { [key]: true });
  expect(drawer.open).toBe(true);
});

test("it gives way to the modal that its button opens, and closes from the backdrop", async () => {
  const { drawer } = await open();
  fireEvent.click(screen.getByRole("button", { name: "Être rappelé(e)" }));
  expect(drawer.open).toBe(false);
  drawer.showModal();
  fireEvent.click(screen.getByRole("navigation"));
  expect(drawer.open).toBe(true);
  fireEvent.click(drawer);
  expect(drawer.open).toBe(false);
});
