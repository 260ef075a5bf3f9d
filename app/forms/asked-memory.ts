import * as v from "valibot";
import { OWN_KEY } from "./form-rules.ts";
import { openSessionText } from "./session-memory.ts";

/**
 * What this tab has asked for last, of one kind, known to the browser alone: `fields` with the reference, and the key of its
 * own page. Never the call's code: screens are shared.
 */
export function openAskedMemory<Fields extends v.ObjectEntries>(trackerName: string, fields: Fields) {
  const schema = v.object({ ...fields, reference: v.string(), cle: v.pipe(v.string(), v.regex(OWN_KEY)) });
  const text = openSessionText(trackerName);
  function read(): v.InferOutput<typeof schema> | null {
    try {
      return v.parse(schema, JSON.parse(text.read()));
    } catch {
      return null;
    }
  }
  return {
    read,
    /** Keeps the known fields alone. */
    keep: (asked: v.InferInput<typeof schema>) => text.write(JSON.stringify(v.parse(schema, asked))),
    /** That request, or whichever it is. */
    forget(cle?: string): void {
      if (cle === undefined || read()?.cle === cle) text.write("");
    },
  };
}
