import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { countWrongFields, describeWait, formTexts } from "#app/content/form-texts.ts";
import { employerQuotationPage as page } from "#app/content/pages/employer-quotation.ts";
import type { QuotedGroup } from "#app/content/quoted-offers.ts";
import { typeset } from "#app/content/typeset.ts";
import { readLines } from "#app/features/quotation/quotation-schema.ts";
import { DataRights } from "#app/forms/data-rights.tsx";
import { moveOnEnter } from "#app/forms/enter-moves-on.ts";
import { RestoredDraft } from "#app/forms/restored-draft.tsx";
import type { RefusedPost } from "#app/forms/use-checked-form.ts";
import { useFocusOnRefusal } from "#app/forms/use-focus-on-refusal.ts";
import { useFormDraft } from "#app/forms/use-form-draft.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { AlreadyAskedQuotation } from "./already-asked-quotation.tsx";
import { LearnerCounts, listReferences } from "./learner-counts.tsx";
import { QuotationSent } from "./quotation-sent.tsx";
import { CONTACT_FIELDS, quotationDraft, useQuotationRequest } from "./use-quotation-request.ts";

export const FORM_ID = "devis";
const texts = page.contact;

interface QuotationFormProps {
  action: string;
  groups: readonly QuotedGroup[];
  /** Numbers by reference that the address asks for. */
  asked: Readonly<Record<string, string>>;
  refused: RefusedPost | undefined;
}

/** In visual order. */
export function listFields(groups: readonly QuotedGroup[]): string[] {
  return [...groups.flatMap(({ rows }) => rows.flatMap(listReferences)), ...CONTACT_FIELDS];
}

/** By script once hydrated, else a plain post. */
export function QuotationForm({ action, groups, asked, refused }: QuotationFormProps) {
  const request = useQuotationRequest(refused);
  const { errors, failure, attempt, wait, sent } = request;
  const typed: Readonly<Record<string, string | undefined>> = refused?.typed ?? asked;
  const [lines, setLines] = useState(() => readLines(typed));
  const form = useRef<HTMLFormElement>(null);
  const [hasDraft, clear] = useFormDraft(form, quotationDraft, (shown) => setLines(readForm(shown)));
  useFocusOnRefusal(form, attempt);

  function input(event: FormEvent<HTMLFormElement>) {
    request.revise(event);
    setLines(readForm(event.currentTarget));
  }

  if (sent) return <QuotationSent sent={sent} groups={groups} />;
  const field = (name: (typeof CONTACT_FIELDS)[number]) => ({
    id: `${FORM_ID}-${name}`,
    name,
    label: texts.fields[name],
    defaultValue: typed[name],
    error: typeset(errors[name]),
  });
  const wrong = Object.values(errors).filter(Boolean).length;
  return (
    <form
      ref={form}
      id={FORM_ID}
      action={action}
      method="post"
      noValidate
      onSubmit={(event) => void request.submit(event)}
      onInput={input}
      onKeyDown={moveOn}
      className="grid gap-6 xl:cols-7-5 xl:gap-8"
    >
      <div className="empty:hidden xl:col-span-2">
        <AlreadyAskedQuotation />
      </div>
      <section aria-labelledby="combien" className={CARD}>
        <h2 id="combien" className={TITLE}>
          {page.counts.title}
        </h2>
        <LearnerCounts form={FORM_ID} groups={groups} typed={typed} lines={lines} errors={errors} />
      </section>
      <section aria-labelledby="adresse" className={`relative ${CARD}`}>
        <h2 id="adresse" className={TITLE}>
          {texts.title}
        </h2>
        {failure && (
          <Alert key={attempt} title={failure.title} isUnsure={failure.isUnsure}>
            <RichText text={typeset(failure.text)} />
          </Alert>
        )}
        {hasDraft && <RestoredDraft texts={texts} onClear={clear} />}
        <Field {...field("establishment")} required autoComplete="organization" enterKeyHint="next" />
        <Field {...field("nom")} required autoComplete="name" autoCapitalize="words" enterKeyHint="next" />
        <Field {...field("email")} required type="email" autoComplete="email" enterKeyHint="next" />
        <Field {...field("telephone")} type="tel" autoComplete="tel" hint={texts.phoneHint} enterKeyHint="next" />
        <Field {...field("message")} rows={2} hint={texts.messageHint} />
        <input type="hidden" name="source_page" value={page.path} />
        <HoneypotField name="champ_vide" label={formTexts.honeypot} />
        <p role="status" className="text-small empty:absolute">
          {wait && <RichText text={describeWait(wait)} />}
          {attempt > 0 && wrong > 0 && <b className="font-600 text-brique">{countWrongFields(wrong)}</b>}
        </p>
        <Button type="submit" variant="sun" size="lg" isBlock isBusy={request.isSending}>
          {request.submitLabel}
        </Button>
        <div className="text-micro text-moss">
          <p>{texts.note}</p>
          <DataRights texts={texts} />
        </div>
      </section>
    </form>
  );
}

const CARD =
  "@container grid content-start gap-3 rounded-lg border-1 border-t-6 border-t-pine bg-raised p-card shadow-float print:shadow-none";
const TITLE = "text-subtitle xl:text-title";

function readForm(form: HTMLFormElement) {
  return readLines(Object.fromEntries(new FormData(form)));
}

/** The Enter key: from one number to the next, then as in every form. */
function moveOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key } = event;
  const counts = [...currentTarget.querySelectorAll<HTMLInputElement>("input[type=number]")];
  const next = counts[counts.indexOf(target as HTMLInputElement) + 1];
  if (key !== "Enter" || !counts.includes(target as HTMLInputElement) || !next) return moveOnEnter(event);
  event.preventDefault();
  next.focus();
}
