import { useEffect, useState } from "react";
import { countEnrolments, employerQuotationPage } from "#app/content/pages/employer-quotation.ts";
import { AskedNote } from "#app/features/callback/asked-note.tsx";
import { type AskedQuotation, askedQuotation } from "#app/features/quotation/asked-quotation.ts";

/** Above the form: the quotation that this tab has asked for. */
export function AlreadyAskedQuotation() {
  const [asked, setAsked] = useState<AskedQuotation | null>(null);
  useEffect(() => setAsked(askedQuotation.read()), []);
  return asked && <AskedNote {...asked} texts={employerQuotationPage.contact.already} what={countEnrolments(asked.lines)} />;
}
