import { type FormEvent, useState } from "react";
import type * as v from "valibot";
import { formTexts } from "#app/content/form-texts.ts";
import { readRefusal } from "./fetch-patiently.ts";
import { readUtm } from "./form-rules.ts";
import { type CheckedFormOptions, type Failure, useCheckedForm } from "./use-checked-form.ts";

const unsureFailure: Failure = { ...formTexts.unsure, isUnsure: true };

interface PostedFormOptions extends CheckedFormOptions {
  texts: {
    /** Of the button; `retry` once nobody knows whether the request has arrived. */
    submit: string;
    sending: string;
    retry: string;
    /** Without a network. */
    notSent: string;
    offline: string;
  };
  /** Said of a refusal that gives no reason. */
  unsaved: string;
}

/** A checked form that goes to our API in one request, with the page and campaign it comes from. */
export function usePostedForm<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  { texts, unsaved, ...options }: PostedFormOptions,
) {
  const { send, doubt, ...form } = useCheckedForm(schema, options);
  const [isSending, setIsSending] = useState(false);

  /** What to post; null when refused, or while a request is on its way. */
  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    return isSending ? null : form.check(event);
  }

  /** The server's answer. Null when the request fails: the visitor is told, nothing is thrown. */
  async function post<Answer extends object>(url: string, fields: object): Promise<Answer | null> {
    const { pathname, search } = window.location;
    setIsSending(true);
    try {
      const response = await send(url, { ...fields, source_page: pathname, ...readUtm(search) });
      if (response.ok) return await response.json();
      const { error = unsaved, errors, days } = await readRefusal(response);
      form.finish({ errors, days, failure: errors ? null : { text: error } });
    } catch {
      form.finish({ failure: doubt() ? unsureFailure : { title: texts.notSent, text: texts.offline } });
    } finally {
      setIsSending(false);
    }
    return null;
  }

  const asked = form.failure?.isUnsure ? texts.retry : texts.submit;
  return { ...form, check, post, isSending, submitLabel: isSending ? texts.sending : asked };
}
