import { act, renderHook } from "@testing-library/react";
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { useCallbackRequest } from "./use-callback-request.ts";
import { listCallbackDays } from "./working-days.ts";

const rememberConfirmation = vi.hoisted(() => vi.fn());
vi.mock("./kept-confirmation.ts", () => ({ rememberConfirmation }));

const ANSWERS = { creneau: "matin", telephone: "06 12 34 56 78", prenom: "Claire", nom: "Martin", profession: "infirmiers", consent: "on" };

async function submit(): Promise<{ failure: unknown; reference: string | undefined; error: unknown }> {
  const { result } = renderHook(() => useCallbackRequest("header_cta"));
  const form = document.createElement("form");
  const [jour = ""] = listCallbackDays(new Date());
  for (const [name, value] of Object.entries({ ...ANSWERS, jour }))
    form.append(Object.assign(document.createElement("input"), { name, value }));
  const event = { preventDefault: () => {}, currentTarget: form } as unknown as FormEvent<HTMLFormElement>;
  let error: unknown;
  await act(() => result.current.submit(event).catch((thrown: unknown) => (error = thrown)));
  expect(result.current.errors).toEqual({});
  expect(result.current.isSending).toBe(false);
  return { failure: result.current.failure, reference: result.current.confirmed?.reference, error };
}

test("a stored request is never told as unsent, even if it can't be shown", async () => {
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(Response.json({ reference: "K7Q-4M2" }, { status: 201 })));
  rememberConfirmation.mockImplementationOnce(() => {
    throw new Error("no memory");
  });
  expect(await submit()).toMatchObject({ failure: null, error: new Error("no memory") });
});
