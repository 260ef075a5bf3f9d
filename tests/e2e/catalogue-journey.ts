import type { Page } from "playwright/test";
import { catalogueForm } from "#app/content/catalogue.ts";

type Scope = Pick<Page, "getByRole">;

export const typedDetails = { prenom: "Claire", nom: "Martin", email: "claire.martin@exemple.fr", telephone: "06 12 34 56 78" } as const;
export const detailNames = Object.keys(typedDetails) as (keyof typeof typedDetails)[];

export const detailField = (scope: Scope, name: keyof typeof typedDetails) =>
  scope.getByRole("textbox", { name: catalogueForm.fields[name], exact: true });

export async function typeDetails(scope: Scope) {
  for (const name of detailNames) await detailField(scope, name).fill(typedDetails[name]);
}

export async function sendDetails(scope: Scope) {
  await typeDetails(scope);
  await scope.getByRole("button", { name: catalogueForm.submit }).click();
}
