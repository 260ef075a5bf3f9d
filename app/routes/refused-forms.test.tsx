import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { createRoutesStub } from "react-router";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { employerQuotationPage } from "#app/content/pages/employer-quotation.ts";
import { listQuotedGroups, quotedReferences } from "#app/content/quoted-offers.ts";
import CallbackModal from "#app/features/callback/callback-modal.tsx";
import CatalogueModal from "#app/features/catalogue/catalogue-modal.tsx";
import { catalogueLeadSchema } from "#app/features/catalogue/lead-schema.ts";
import { listFieldErrors } from "#app/forms/form-rules.ts";
import { pain } from "#tests/references.ts";
import { CataloguePage } from "./catalogue/catalogue-page.tsx";
import { QuotationForm } from "./employer-quotation/quotation-form.tsx";

const onClose = () => undefined;
const RIGHT: Readonly<Record<string, string>> = {
  [quotedReferences[0] ?? ""]: "3",
  establishment: "Centre hospitalier",
  prenom: "Claire",
  nom: "Martin",
  email: "claire@exemple.fr",
  email_formation: "formation@chu.exemple",
  telephone: "06 12 34 56 78",
};

const invalid = () => [...document.querySelectorAll<HTMLElement>("[aria-invalid]")];
const messageOf = (field: HTMLElement) => {
  const [id = ""] = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return document.getElementById(id)?.textContent ?? "";
};

function correct(field: HTMLElement) {
  const choice = field.querySelector("input") ?? field;
  const { type, name } = choice as HTMLInputElement;
  if (["radio", "checkbox"].includes(type)) fireEvent.click(choice);
  else fireEvent.input(field, { target: { value: RIGHT[name] } });
}

/** The server's errors for an empty form posted without scripts. */
const refusedByServer = listFieldErrors(v.safeParse(catalogueLeadSchema, {}).issues ?? []);

const quotation = { profession: "infirmiers", status: "salarie", references: pain.PI } as const;

const forms: [name: string, form: ReactElement, submit: string | null, fields: number][] = [
  ["the catalogue's dialog", <CatalogueModal key="" onClose={onClose} />, catalogueForm.submit, 4],
  ["the page of the catalogue", <CataloguePage key="" screen={{ step: "form", typed: {}, errors: refusedByServer }} />, null, 5],
  ["the callback's dialog", <CallbackModal key="" onClose={onClose} />, callbackTexts.form.submit, 7],
  [
    "an employer's quotation",
    <QuotationForm key="" action="" groups={listQuotedGroups()} asked={{}} refused={undefined} />,
    employerQuotationPage.contact.submit,
    4,
  ],
  ["a request for a quotation", <CallbackModal key="" quotation={quotation} onClose={onClose} />, callbackTexts.form.submit, 7],
];

describe.each(forms)("%s", (_name, form, submit, fields) => {
  const show = () => {
    const Site = createRoutesStub([{ id: "root", path: "/", Component: () => form }]);
    render(<Site hydrationData={{ loaderData: { root: { today: "2026-11-26", hour: 9 } } }} />);
    const service = document.querySelector("[name=email_formation]");
    if (service) fireEvent.input(service, { target: { value: "service formation" } });
    if (submit) fireEvent.click(screen.getByRole("button", { name: submit }));
  };

  test("an empty form names what is missing, each message under its field", () => {
    show();
    expect(invalid().map((field) => messageOf(field).length > 5)).toEqual(Array(fields).fill(true));
  });

  test("a message disappears as soon as its field is valid", () => {
    show();
    for (let left = fields; left > 0; left--) {
      const [field] = invalid();
      if (!field) throw new Error("no field is invalid");
      const message = messageOf(field);
      correct(field);
      expect(invalid()).toHaveLength(left - 1);
      expect(screen.queryAllByText(message)).toEqual([]);
    }
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

test("the page of the catalogue asks once about an unlikely address, then posts its form", () => {
  const post = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  const typed = { ...RIGHT, email: "claire@gmial.com", catalogue_type: "infirmiers" };
  const form = <CataloguePage screen={{ step: "form", typed, errors: {} }} />;
  const Site = createRoutesStub([{ path: "/", Component: () => form }]);
  render(<Site />);
  const send = () => fireEvent.click(screen.getByRole("button", { name: catalogueForm.open }));
  send();
  expect(invalid().map(messageOf)).toEqual([expect.stringContaining("gmail.com")]);
  expect(post).not.toHaveBeenCalled();
  send();
  expect(post).toHaveBeenCalledOnce();
});
