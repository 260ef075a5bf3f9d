import type { ComponentProps } from "react";
import type { Visitor } from "#app/content/financing-address.ts";
import { REQUEST_ANCHOR } from "#app/content/navigation.ts";
import type { NextYearCall } from "#app/content/next-year-call.ts";
import type { AskedQuotation } from "#app/content/quotation.ts";
import { STATUS_KEY } from "#app/content/vocabulary.ts";
import { Button } from "#app/ui/button.tsx";
import { defineDialog } from "#app/ui/dialog-slot.tsx";
import type { SourceType } from "./source-types.ts";

/** Opens the callback modal from anywhere: `callbackDialog.open({ sourceType })`. */
export const callbackDialog = defineDialog<{ sourceType?: SourceType; quotation?: AskedQuotation; nextYear?: NextYearCall }>(
  () => import("./callback-modal.tsx"),
);

const FORM_ID = "vers-rappel";
const FORM_ADDRESS = `/contact#${REQUEST_ANCHOR}`;

interface CallbackButtonProps extends ComponentProps<typeof Button> {
  sourceType: SourceType;
  /** Without JavaScript, opens the form for this offer; needs its `CallbackSubjectForm` on the page. */
  reference?: string;
}

/** Without JavaScript, opens /contact's form with the same source and subject. */
export function CallbackButton({ sourceType, reference, ...rest }: CallbackButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      form={reference ? `${FORM_ID}-${reference}` : FORM_ID}
      name="source"
      value={sourceType}
      {...callbackDialog.openWith({ sourceType })}
    />
  );
}

/** For CallbackButton; once per page. */
export function CallbackFallbackForm() {
  return <form id={FORM_ID} action={FORM_ADDRESS} method="get" hidden />;
}

export function CallbackSubjectFields({ status, ...subject }: Visitor & { reference?: string; selection?: string }) {
  return Object.entries({ ...subject, [STATUS_KEY]: status }).map(
    ([name, value]) => value && <input key={name} type="hidden" form={FORM_ID} name={name} value={value} />,
  );
}

export function CallbackSubjectForm({ reference }: { reference: string }) {
  return (
    <form id={`${FORM_ID}-${reference}`} action={FORM_ADDRESS} method="get" hidden>
      <input type="hidden" name="reference" value={reference} />
    </form>
  );
}
