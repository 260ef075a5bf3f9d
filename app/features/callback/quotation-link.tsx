import type { ComponentProps } from "react";
import type { AskedQuotation } from "#app/content/quotation.ts";
import { quotationAddress } from "#app/content/salaried-links.ts";
import { callbackDialog } from "./callback-button.tsx";
import type { SourceType } from "./source-types.ts";

const SOURCE: SourceType = "quotation_cta";

/** Without JavaScript, opens /contact's form. */
export function QuotationLink({ asked, ...rest }: ComponentProps<"a"> & { asked: AskedQuotation }) {
  const quotation = { status: "salarie" as const, ...asked };
  const href = quotationAddress({ source: SOURCE, ...quotation });
  return <a {...rest} href={href} {...callbackDialog.openWith({ sourceType: SOURCE, quotation })} />;
}
