import type { ComponentProps } from "react";
import type { AskedQuotation } from "#app/content/quotation.ts";
import { quotationAddress } from "#app/content/salaried-links.ts";
import { callbackDialog } from "./callback-dialog.ts";
import type { SourceType } from "./source-types.ts";

const SOURCE: SourceType = "quotation_cta";

/** Asks for the quotation and the agreement: in the callback dialog, or in the form of /contact with the same need. */
export function QuotationLink({ asked, ...rest }: ComponentProps<"a"> & { asked: AskedQuotation }) {
  const address = quotationAddress({ source: SOURCE, status: "salarie", ...asked });
  return (
    <a
      {...rest}
      href={address}
      aria-haspopup="dialog"
      onPointerEnter={callbackDialog.preload}
      onFocus={callbackDialog.preload}
      onClick={async (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        const isOpen = await callbackDialog.open({ sourceType: SOURCE, quotation: { status: "salarie", ...asked } });
        if (!isOpen) window.location.assign(address);
      }}
    />
  );
}
