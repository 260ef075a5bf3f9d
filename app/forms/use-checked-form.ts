import { type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import { fetchPatiently, type Wait } from "./fetch-patiently.ts";
import type { FormDraft } from "./form-draft.ts";
import { type FieldErrors, listFieldErrors } from "./form-rules.ts";
import type { FindDoubt } from "./phone-doubt.ts";
import { makeRandomHex, makeRandomId } from "./random-id.ts";

/** Of no field. */
export interface Failure {
  title?: string;
  text: string;
  /** The request left, and no answer came: it may be stored. */
  isUnsure?: true;
}

/** Refused without JavaScript; nothing typed is lost. */
export interface RefusedPost {
  typed: Readonly<Record<string, string>>;
  errors: FieldErrors;
  failure: Failure | null;
}

interface Refusal {
  errors?: FieldErrors | undefined;
  failure?: Failure | null;
  /** Callback days that the server offers now, ISO dates. */
  days?: readonly string[] | undefined;
}

export interface CheckedFormOptions {
  draft: FormDraft;
  /** By field: asked about once, then accepted as typed. */
  doubts?: Readonly<Record<string, FindDoubt>>;
  refused?: Refusal | undefined;
}

/** Drafts what is typed; an error disappears once its field is valid. `attempt` counts submissions, to refocus on each. */
export function useCheckedForm<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  { draft, doubts = {}, refused = {} }: CheckedFormOptions,
) {
  const { errors = {}, failure = null, days } = refused;
  const [outcome, setOutcome] = useState({ errors, failure, days, attempt: 0 });
  const [shownAtMs] = useState(() => performance.now());
  const [wait, setWait] = useState<Wait | null>(null);
  /** The server stores one record per id and content; `cle` is the key of the visitor's own link. */
  const own = useRef<{ id: string; cle: string }>(null);
  const doubted = useRef<Record<string, string>>({});
  const wasOnline = useRef(false);
  const mayBeStored = useRef(false);

  function finish({ errors = {}, failure = null, days }: Refusal) {
    setOutcome((last) => ({ errors, failure, days: days ?? last.days, attempt: last.attempt + 1 }));
  }

  function revise({ target }: FormEvent) {
    const { name, form } = target as HTMLInputElement;
    if (!form) return;
    const fields = new FormData(form);
    draft.keep(fields);
    const { errors } = outcome;
    if (!errors[name]) return;
    const { issues } = v.safeParse(schema, Object.fromEntries(fields));
    setOutcome({ ...outcome, errors: { ...errors, [name]: issues && listFieldErrors(issues)[name] } });
  }

  /** What is sent, with the time it took to fill in; null when refused. */
  function check(event: FormEvent<HTMLFormElement>): (v.InferOutput<Schema> & { id: string; cle: string }) | null {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const form = v.safeParse(schema, { ...fields, fill_time_ms: Math.round(performance.now() - shownAtMs) });
    own.current ??= draft.readOwn() ?? { id: makeRandomId(), cle: makeRandomHex() };
    const errors = form.success ? listDoubts(form.output) : listFieldErrors(form.issues);
    if (form.success && Object.keys(errors).length === 0) return { ...form.output, ...own.current };
    finish({ errors });
    return null;
  }

  /** Each value is asked about once. */
  function listDoubts(typed: object): FieldErrors {
    const errors: FieldErrors = {};
    for (const [name, value] of Object.entries(typed)) {
      const found = typeof value === "string" && doubted.current[name] !== value && doubts[name]?.(value);
      if (!found) continue;
      doubted.current[name] = value;
      errors[name] = found;
    }
    return errors;
  }

  /** Posts `body`, if any, as JSON. */
  function send(url: string, body?: object): Promise<Response> {
    const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    wasOnline.current = navigator.onLine;
    // Until it is known to be stored: a page loaded again asks for the same request.
    if (body && own.current) draft.keepOwn(own.current);
    return fetchPatiently(url, body ? post : {}, setWait);
  }

  /** Once no answer came: whether this try, or one before it, may have arrived all the same. */
  function doubt(): boolean {
    mayBeStored.current ||= wasOnline.current;
    return mayBeStored.current;
  }

  return { ...outcome, wait, finish, revise, check, send, doubt };
}
