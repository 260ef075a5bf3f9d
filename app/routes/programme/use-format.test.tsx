import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { programmes } from "#app/content/programmes/index.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { describePageSubject } from "#app/features/offer-subject.ts";
import { useFormat } from "./use-format.ts";

const PAGE = "/formations/infirmiers/vaccination-enjeux";

const [sheet] = programmes.filter(({ path }) => path === PAGE);
if (!sheet) throw new Error(`There is no ${PAGE}`);
const asked = { sheet, subject: describePageSubject(sheet) };

function Choice() {
  const [requested, choose] = useFormat(asked);
  return (
    <>
      <p role="status">{requested ?? "aucun"}</p>
      {FORMATS.map((format) => (
        <button key={format} type="button" onClick={() => choose(format)}>
          {format}
        </button>
      ))}
    </>
  );
}

function open(address: string) {
  const routes = [
    { path: "/", Component: () => "Accueil" },
    { path: PAGE, Component: Choice },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/", address] });
  render(<RouterProvider router={router} />);
  return router;
}

const shown = () => screen.getByRole("status").textContent;
const choose = (format: string) => fireEvent.click(screen.getByRole("button", { name: format }));

test("the format of the address is shown, or none", () => {
  open(`${PAGE}?format=EPP`);
  expect(shown()).toBe("EPP");
});

test("a chosen format shows at once; the address follows", async () => {
  const router = open(PAGE);
  choose("FC");
  expect(shown()).toBe("FC");
  await expect.poll(() => router.state.location.search).toBe("?format=FC");
  expect(shown()).toBe("FC");
});

test("the last of several quick choices stays", async () => {
  const router = open(PAGE);
  for (const format of ["FC", "PI", "EPP"]) choose(format);
  expect(shown()).toBe("EPP");
  await expect.poll(() => router.state.location.search).toBe("?format=EPP");
  expect(shown()).toBe("EPP");
});

test("the address keeps the visitor's status and place, and nothing else; the page doesn't scroll", async () => {
  const router = open(`${PAGE}?statut=salarie&format=PI&utm_source=x#deroule`);
  choose("EPP");
  await expect.poll(() => router.state.location.search).toBe("?format=EPP&statut=salarie");
  expect(router.state.location.hash).toBe("#deroule");
  expect(router.state.preventScrollReset).toBe(true);
});

test("a step back leaves the page, however many formats were chosen", async () => {
  const router = open(PAGE);
  for (const format of ["FC", "EPP"]) {
    choose(format);
    await expect.poll(() => router.state.location.search).toBe(`?format=${format}`);
  }
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/");
});
