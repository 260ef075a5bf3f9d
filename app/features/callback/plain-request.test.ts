import { expect, test } from "vitest";
import { confirmationAddress, readRequestAddress, readRequestPost, requestAddress } from "./plain-request.ts";

const POST = {
  prenom: "Claire",
  nom: "Martin",
  telephone: "06 12 34 56 78",
  profession: "infirmiers",
  statut: "",
  creneau: "midi",
  consent: "on",
  source_page: "/contact",
  source_type: "header_cta",
  site_web: "",
};

function readAddress(query: string) {
  return readRequestAddress(new URLSearchParams(query));
}

test("the page without parameters shows its own form", () => {
  expect(readAddress("")).toEqual({ sourceType: "contact_page_form", keptSlot: undefined });
});

test("a known source is kept, any other is unknown", () => {
  expect(readAddress("source=header_cta").sourceType).toBe("header_cta");
  expect(readAddress("source=<script>").sourceType).toBe("unknown");
});

test("the address of a kept request says when we call", () => {
  expect(confirmationAddress("/contact", "matin")).toBe("/contact?demande=matin#demande-de-rappel");
  expect(readAddress("demande=matin").keptSlot).toBe("matin");
  expect(readAddress("demande=minuit").keptSlot).toBeUndefined();
});

test("the form is posted with its source", () => {
  expect(requestAddress("/contact", "faq_empty_cta")).toBe("/contact?source=faq_empty_cta#demande-de-rappel");
});

test("a whole post is a request; an empty status is none", () => {
  expect(readRequestPost(POST)).toMatchObject({
    ok: true,
    request: { nom: "Martin", statut: undefined, consent: true, source_type: "header_cta" },
  });
});

test("a refused post comes back as it was typed, with one message per field", () => {
  const { consent: _, ...unticked } = { ...POST, nom: "  " };
  expect(readRequestPost(unticked)).toEqual({
    ok: false,
    typed: unticked,
    errors: { nom: "Le nom est requis", consent: "Cochez la case pour que nous puissions vous appeler" },
    failure: null,
  });
});

test("a file sent in place of a text is left aside", () => {
  const post = readRequestPost({ ...POST, nom: new File(["x"], "x.txt") });
  expect(post).toMatchObject({ ok: false, typed: expect.not.objectContaining({ nom: expect.anything() }) });
});
