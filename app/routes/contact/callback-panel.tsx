import { useState } from "react";
import type { OverseasHours } from "#app/content/overseas.ts";
import { contactPage } from "#app/content/pages/contact.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { CallbackConfirmation } from "#app/features/callback/callback-confirmation.tsx";
import { CallbackForm } from "#app/features/callback/callback-form.tsx";
import { QuotationNeed } from "#app/features/callback/quotation-need.tsx";
import { SelectionAttachment } from "#app/features/callback/selection-attachment.tsx";
import { SubjectChoice } from "#app/features/callback/subject-choice.tsx";
import { type RefusedRequest, useCallbackRequest } from "#app/features/callback/use-callback-request.ts";
import { listDaysAfter } from "#app/features/callback/working-days.ts";
import type { OfferSubject } from "#app/features/page-subject.ts";
import { useToday } from "#app/features/today.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/route";

export const FORM_ID = "rappel-sans-calendrier";

interface CallbackPanelProps {
  loaded: Route.ComponentProps["loaderData"];
  subject?: OfferSubject;
  profession?: Profession;
  /** Refused without JavaScript. */
  refused?: RefusedRequest;
}

/** By script once hydrated, else a plain post. */
export function CallbackPanel({ loaded, subject, profession, refused }: CallbackPanelProps) {
  const { origin, quotation, selection, sections } = loaded;
  const { title, lead } = sections.request;
  const request = useCallbackRequest(origin.sourceType, refused);
  const today = useToday();
  const [reference, setReference] = useState(refused?.typed.format_reference ?? subject?.reference ?? "");

  if (request.confirmed) {
    return (
      <div className="px-[var(--sheet-gutter,1rem)] pb-[1.35rem]">
        <h2 id="rappel" className="visually-hidden">
          {title}
        </h2>
        <CallbackConfirmation kept={request.confirmed} />
      </div>
    );
  }
  return (
    <>
      <header className="grid gap-x-6 gap-y-2 border-edge border-b-1 border-dashed px-[var(--sheet-gutter,1rem)] pt-4 pb-3.6 text-moss leading-list [font-size:var(--text-small)] md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="self-center">
          <h2 id="rappel" className="text-ink text-subtitle leading-[1.15] sm:text-amount">
            {title}
          </h2>
          <p className="hidden @[30rem]:block">{lead}</p>
        </div>
        <div className="flex flex-wrap items-center justify-items-center gap-x-3 gap-y-0.6 leading-title md:grid">
          <CallbackButton variant="line" size="sm" sourceType="contact_page_cta" aria-describedby="rappel-calendrier">
            <span className="i-lucide-calendar-plus text-icon-l" aria-hidden="true" />
            <span>{contactPage.callback}</span>
          </CallbackButton>
          <small id="rappel-calendrier" className="flex-[1_1_7rem] text-small md:text-micro">
            {contactPage.callbackNote}
          </small>
        </div>
      </header>
      <div className="grid gap-3 px-[var(--sheet-gutter,1rem)] pt-4 pb-[1.35rem]">
        {subject && <SubjectChoice subject={subject} value={reference} onChange={setReference} form={FORM_ID} />}
        {quotation && <QuotationNeed quotation={quotation} form={FORM_ID} request={request} />}
        {selection && !quotation && <SelectionAttachment selection={selection} form={FORM_ID} />}
        <CallbackForm
          id={FORM_ID}
          request={request}
          days={request.days ?? listDaysAfter(today)}
          profession={profession}
          action={loaded.action}
          aside={<OverseasList {...loaded.overseas} />}
        >
          <input type="hidden" name="source_page" value={contactPage.path} />
          <input type="hidden" name="source_type" value={origin.sourceType} />
          <Button type="submit" variant="sun" size="lg" isBusy={request.isSending} className="mt-1.5">
            {request.submitLabel}
          </Button>
        </CallbackForm>
      </div>
    </>
  );
}

/** For devices on Paris time and without scripts; others show their own hours on each plate. */
function OverseasList({ title, zones, note }: OverseasHours) {
  return (
    <details className="contact-overseas -mt-1.5 [font-size:var(--text-small)]">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-pine underline underline-offset-[0.2em]">{title}</summary>
      <dl className="grid gap-x-6 leading-[1.35] md:grid-cols-2">
        {zones.map(({ places, difference }) => (
          <div key={places} className="flex justify-between gap-2 border-b-1 py-[0.3rem]">
            <dt>{places}</dt>
            <dd className="numeric whitespace-nowrap font-600">{difference}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-moss">{note}</p>
    </details>
  );
}
