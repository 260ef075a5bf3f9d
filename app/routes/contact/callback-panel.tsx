import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { callbackTexts } from "#app/content/callback.ts";
import type { OverseasHours } from "#app/content/overseas.ts";
import { contactPage } from "#app/content/pages/contact.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { AlreadyAsked } from "#app/features/callback/already-asked.tsx";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { CallbackConfirmation, type KeptRequest } from "#app/features/callback/callback-confirmation.tsx";
import { CallbackForm } from "#app/features/callback/callback-form.tsx";
import { QuotationNeed } from "#app/features/callback/quotation-need.tsx";
import { useScheduling } from "#app/features/callback/scheduling.ts";
import { SelectionAttachment } from "#app/features/callback/selection-attachment.tsx";
import { SubjectChoice } from "#app/features/callback/subject-choice.tsx";
import { useCallbackRequest } from "#app/features/callback/use-callback-request.ts";
import { listDaysAfter } from "#app/features/callback/working-days.ts";
import type { OfferSubject } from "#app/features/page-subject.ts";
import { useToday } from "#app/features/today.ts";
import type { RefusedPost } from "#app/forms/use-checked-form.ts";
import { Button } from "#app/ui/button.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import type { Route } from "./+types/route";

export const FORM_ID = "rappel-sans-calendrier";

interface CallbackPanelProps {
  loaded: Route.ComponentProps["loaderData"];
  subject?: OfferSubject;
  profession?: Profession;
  /** Refused without JavaScript. */
  refused?: RefusedPost;
}

/** By script once hydrated, else a plain post. */
export function CallbackPanel({ loaded, subject, profession, refused }: CallbackPanelProps) {
  const { origin, quotation, nextYear, selection, sections } = loaded;
  const request = useCallbackRequest(origin.sourceType, refused);
  const today = useToday();
  const [reference, setReference] = useState(refused?.typed.format_reference ?? subject?.reference ?? "");
  // What only the form can carry.
  const hasCalendar = useScheduling() !== null && !quotation && !nextYear;

  if (request.confirmed) return <Confirmed kept={request.confirmed} />;
  const form = (
    <div className="grid gap-3 px-sheet pb-5">
      {subject && <SubjectChoice subject={subject} value={reference} onChange={setReference} form={FORM_ID} />}
      {quotation && <QuotationNeed quotation={quotation} form={FORM_ID} request={request} />}
      {selection && !quotation && <SelectionAttachment selection={selection} form={FORM_ID} />}
      {nextYear && <p>{nextYear.text}</p>}
      <CallbackForm
        id={FORM_ID}
        isNextYear={nextYear !== undefined}
        request={request}
        days={request.days ?? listDaysAfter(today)}
        profession={profession}
        action={loaded.action}
        aside={<OverseasList {...loaded.overseas} />}
      >
        <input type="hidden" name="source_page" value={contactPage.path} />
        <input type="hidden" name="source_type" value={origin.sourceType} />
        <Button
          type="submit"
          variant={hasCalendar ? "pine" : "sun"}
          size="lg"
          isBusy={request.isSending}
          className="mt-1 @max-[30rem]:w-full"
        >
          {request.submitLabel}
        </Button>
      </CallbackForm>
    </div>
  );
  return (
    <>
      <div className="px-sheet pt-4 empty:hidden">
        <AlreadyAsked />
      </div>
      {hasCalendar ? (
        <div className="grid justify-items-start gap-2 px-sheet pt-4 pb-3 @wide:pt-6 @wide:pb-5">
          <h2 id="rappel" className={TITLE}>
            <span className="only-with-script">{sections.calendar.title}</span>
            <span className="only-without-script">{sections.request.title}</span>
          </h2>
          <p className="only-with-script">{sections.calendar.text}</p>
          <CallbackButton variant="sun" size="lg" sourceType="contact_page_cta" className="only-with-script mt-1 @max-[30rem]:w-full">
            <span className="i-lucide-calendar-plus text-icon" aria-hidden="true" />
            {contactPage.callback}
          </CallbackButton>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 px-sheet pt-4 pb-2">
          <h2 id="rappel" className={TITLE}>
            {nextYear?.ask ?? sections.request.title}
          </h2>
          {!quotation && !nextYear && (
            <CallbackButton variant="quiet" size="sm" isFlush sourceType="contact_page_cta" className="@wide:-mr-4">
              {contactPage.callback}
            </CallbackButton>
          )}
        </div>
      )}
      {hasCalendar ? <Fold title={sections.request.folded}>{form}</Fold> : form}
    </>
  );
}

const TITLE = "text-subtitle leading-heading @wide:text-title";

function Confirmed({ kept }: { kept: KeptRequest }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="px-sheet pb-5">
      <CallbackConfirmation
        kept={kept}
        heading={
          <h2 ref={heading} id="rappel" tabIndex={-1} className="text-title outline-none">
            {callbackTexts.form.doneTitle}
          </h2>
        }
      />
    </div>
  );
}

/** With an anchor, the visitor comes for the form: its button could not open the dialog. */
const CLOSE_FOLD = import.meta.env.SSR ? "document.currentScript.previousElementSibling.open = location.hash !== '';" : "";

/** Served open, for browsers without scripts; closed before it is painted in others. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isServed] = useState(() => import.meta.env.SSR || !("hydrated" in document.documentElement.dataset));
  const { hash } = useLocation();
  return (
    <>
      <details open={isServed || hash !== ""} suppressHydrationWarning className="group/fold border-edge border-t-1 border-dashed">
        <summary className="contact-fold flex min-h-13 cursor-pointer items-center justify-between px-sheet py-2 text-pine underline-offset-4 hover:underline">
          {title}
          <span className="i-lucide-chevron-down flex-none text-icon group-open/fold:turned" aria-hidden="true" />
        </summary>
        <div className="pt-2">{children}</div>
      </details>
      <InlineScript code={CLOSE_FOLD} />
    </>
  );
}

/** For devices on Paris time and without scripts; others show their own hours on each plate. */
function OverseasList({ title, zones, note }: OverseasHours) {
  return (
    <details className="contact-overseas -mt-1 text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-pine underline underline-offset-4">{title}</summary>
      <dl className="grid gap-x-6 leading-list md:grid-cols-2">
        {zones.map(({ places, difference }) => (
          <div key={places} className="flex justify-between gap-2 border-b-1 py-1">
            <dt>{places}</dt>
            <dd className="numeric whitespace-nowrap font-600">{difference}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-moss">{note}</p>
    </details>
  );
}
