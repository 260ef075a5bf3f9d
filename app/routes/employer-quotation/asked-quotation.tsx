import { useEffect, useState } from "react";
import * as v from "valibot";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { countEnrolments, employerQuotationPage } from "#app/content/pages/employer-quotation.ts";
import { AskedNote } from "#app/features/callback/asked-note.tsx";
import { OWN_KEY } from "#app/forms/form-rules.ts";
import { openSessionText } from "#app/forms/session-memory.ts";
import type { SentQuotation } from "./use-quotation-request.ts";

/** What the tab remembers of the last quotation. */
const asked = v.object({
  lines: v.array(v.object({ learners: v.number() })),
  reference: v.string(),
  cle: v.pipe(v.string(), v.regex(OWN_KEY)),
});
type AskedQuotation = v.InferOutput<typeof asked>;

const text = openSessionText(trackerNames.askedQuotation);

export function keepAskedQuotation({ lines, reference, cle }: SentQuotation): void {
  text.write(JSON.stringify({ lines: lines.map(({ learners }) => ({ learners })), reference, cle }));
}

function read(): AskedQuotation | null {
  try {
    return v.parse(asked, JSON.parse(text.read()));
  } catch {
    return null;
  }
}

/** Above the form: the quotation that this tab has asked for. Known to the browser alone. */
export function AlreadyAskedQuotation() {
  const [kept, setKept] = useState<AskedQuotation | null>(null);
  useEffect(() => setKept(read()), []);
  return kept && <AskedNote {...kept} texts={employerQuotationPage.contact.already} what={countEnrolments(kept.lines)} />;
}
