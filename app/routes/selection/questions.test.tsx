import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { readSelection, writeSelection } from "#app/features/selection/selection-address.ts";
import { Questions } from "./questions.tsx";

const TIME = { today: "2026-11-20", hour: 12 };

/** What the form of this address answers, sent as it stands. */
function answer(address: string): string {
  const { selection } = readSelection(new URLSearchParams(address), [], TIME.today);
  const element = (
    <form>
      <Questions {...{ selection, hasProfession: true, isBlank: false, onChange: () => undefined }} />
    </form>
  );
  const routes = [{ id: "root", path: "/", loader: () => TIME, element }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: TIME } } });
  const { container } = render(<RouterProvider router={router} />);
  const form = container.querySelector("form");
  const fields = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]);
  return writeSelection(readSelection(new URLSearchParams(fields), [], TIME.today).selection);
}

test.each([
  ["an employee of a public hospital", "?profession=infirmiers&statut=salarie&heures=14&employeur=hopital-public"],
  ["an employee who has not named the employer", "?profession=generalistes&statut=salarie&heures=21"],
  ["someone whom the agency pays", "?profession=generalistes&statut=liberal-conventionne&heures=12"],
])("the questions answer what the address said of %s", (_, address) => {
  expect(answer(address)).toBe(writeSelection(readSelection(new URLSearchParams(address), [], TIME.today).selection));
});
