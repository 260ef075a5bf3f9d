import { callbackTexts } from "#app/content/callback.ts";
import { Button } from "#app/ui/button.tsx";
import { CallbackConfirmation } from "./callback-confirmation.tsx";
import { CallbackForm } from "./callback-form.tsx";
import { requestAddress } from "./plain-request.ts";
import type { Slot } from "./request-schema.ts";
import type { SourceType } from "./source-types.ts";
import { type RefusedRequest, useCallbackRequest } from "./use-callback-request.ts";

const texts = callbackTexts.form;
const FORM_ID = "rappel-sans-calendrier";

interface CallbackPanelProps {
  sourceType: SourceType;
  /** The path of this page, kept as the request's source. */
  page: string;
  /** A request that was refused without JavaScript. */
  refused?: RefusedRequest | undefined;
  /** The moment of a request that was kept without JavaScript. */
  keptSlot?: Slot | undefined;
}

/** The request form on a page: by itself once hydrated, as a plain post before that and without JavaScript. */
export function CallbackPanel({ sourceType, page, refused, keptSlot }: CallbackPanelProps) {
  const request = useCallbackRequest(sourceType, refused);
  const slot = request.confirmedSlot ?? keptSlot;

  if (slot) return <CallbackConfirmation slot={slot} />;
  return (
    <div className="rounded-md border-1 border-hairline border-solid bg-raised px-5 py-6 sm:p-8">
      <CallbackForm id={FORM_ID} request={request} action={requestAddress(page, sourceType)}>
        <input type="hidden" name="source_page" value={page} />
        <input type="hidden" name="source_type" value={sourceType} />
        <Button type="submit" size="lg" isBusy={request.isSending} className="justify-self-start">
          {request.isSending ? texts.sending : texts.submit}
        </Button>
      </CallbackForm>
    </div>
  );
}
