import { act, renderHook } from "@testing-library/react";
import type { FormEvent } from "react";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { formTexts } from "#app/content/form-texts.ts";
import { openFormDraft } from "./form-draft.ts";
import { usePostedForm } from "./use-posted-form.ts";

const texts = { submit: "Envoyer", sending: "Envoi", retry: "Réessayer", notSent: "Pas partie", offline: "Pas de réseau" };
const schema = v.object({ nom: v.pipe(v.string(), v.nonEmpty("Votre nom")) });

afterEach(() => vi.unstubAllGlobals());

function open() {
  const options = { draft: openFormDraft("essai", ["nom"]), texts, unsaved: "Pas enregistrée" };
  const { result } = renderHook(() => usePostedForm(schema, options));
  return {
    form: () => result.current,
    /** As a form does: what has passed the check is posted. */
    async press(nom = "Martin") {
      const form = document.createElement("form");
      form.append(Object.assign(document.createElement("input"), { name: "nom", value: nom }));
      const event = { preventDefault: () => {}, currentTarget: form } as unknown as FormEvent<HTMLFormElement>;
      const { check, post } = result.current;
      return act(async () => {
        const fields = check(event);
        return fields && post("/api/essais", fields);
      });
    },
  };
}

const answer = (body: object, status: number) => vi.stubGlobal("fetch", vi.fn().mockResolvedValue(Response.json(body, { status })));

test("a form that passes its check is posted with the page it comes from, and gives the answer", async () => {
  answer({ reference: "K7Q-4M2" }, 201);
  const { form, press } = open();
  expect(await press()).toEqual({ reference: "K7Q-4M2" });
  const [[address, { body }]] = vi.mocked(fetch).mock.calls as [[string, { body: string }]];
  expect(address).toBe("/api/essais");
  expect(JSON.parse(body)).toMatchObject({ nom: "Martin", source_page: window.location.pathname });
  expect(form()).toMatchObject({ errors: {}, failure: null, isSending: false });
});

test("what the check refuses is not posted", async () => {
  answer({}, 201);
  const { form, press } = open();
  expect(await press("")).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  expect(form().errors).toEqual({ nom: "Votre nom" });
});

test("a refusal shows its fields' errors and the days that are offered now, else its reason, else that nothing is saved", async () => {
  const { form, press } = open();
  answer({ errors: { nom: "Trop long" }, days: ["2026-12-01"] }, 400);
  expect(await press()).toBeNull();
  expect(form()).toMatchObject({ errors: { nom: "Trop long" }, failure: null, days: ["2026-12-01"], submitLabel: texts.submit });
  answer({ error: "Complet" }, 503);
  await press();
  expect(form()).toMatchObject({ errors: {}, failure: { text: "Complet" } });
  answer({}, 500);
  await press();
  expect(form().failure).toEqual({ text: "Pas enregistrée" });
});

test("a request that no answer follows is not told as unsent once it may have left", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("no answer")));
  const { form, press } = open();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await press();
  expect(form()).toMatchObject({ failure: { title: texts.notSent, text: texts.offline }, submitLabel: texts.submit });
  online.mockReturnValue(true);
  await press();
  online.mockReturnValue(false);
  await press();
  online.mockRestore();
  expect(form()).toMatchObject({ failure: { ...formTexts.unsure, isUnsure: true }, submitLabel: texts.retry });
});

test("a second press while a request is on its way posts nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", vi.fn().mockReturnValue(promise));
  const { form, press } = open();
  let first: Promise<unknown> | undefined;
  act(() => {
    first = form().post("/api/essais", { nom: "Martin" });
  });
  expect(form().submitLabel).toBe(texts.sending);
  expect(await press()).toBeNull();
  resolve(Response.json({}, { status: 201 }));
  await act(() => first);
  expect(form().isSending).toBe(false);
  expect(fetch).toHaveBeenCalledOnce();
});
