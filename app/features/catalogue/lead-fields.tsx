import { type MouseEvent, useEffect, useRef } from "react";
import { catalogueForm } from "#app/content/catalogue.ts";
import { catalogueConsent } from "#app/content/consent-versions.ts";
import { formTexts } from "#app/content/form-texts.ts";
import { typeset } from "#app/content/typeset.ts";
import type { FieldErrors } from "#app/features/form-rules.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { LeadForm } from "./lead-schema.ts";

const FIELDS = [
  { name: "prenom", autoComplete: "given-name", type: "text" },
  { name: "nom", autoComplete: "family-name", type: "text" },
  { name: "email", autoComplete: "email", type: "email" },
  { name: "telephone", autoComplete: "tel", type: "tel" },
] as const;

interface LeadFieldsProps {
  draft: Partial<Record<keyof LeadForm, unknown>>;
  errors: FieldErrors;
  /** Counts refused submissions: the summary takes focus on each. */
  attempt: number;
}

export function LeadFields({ draft, errors, attempt }: LeadFieldsProps) {
  const hasRefused = FIELDS.some(({ name }) => errors[name]);
  return (
    <div className="relative grid gap-4">
      <p className="text-moss text-small">{catalogueForm.steps.form}</p>
      {hasRefused && <ErrorSummary key={attempt} errors={errors} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ name, autoComplete, type }) => (
          <Field
            key={name}
            id={`catalogue-${name}`}
            name={name}
            type={type}
            autoComplete={autoComplete}
            label={catalogueForm.fields[name]}
            required
            hint={name === "telephone" ? catalogueForm.phoneHint : undefined}
            defaultValue={typeof draft[name] === "string" ? draft[name] : ""}
            error={typeset(errors[name])}
          />
        ))}
      </div>
      <div>
        <input type="hidden" name="consent_text_version" value={catalogueConsent.version} />
        <Checkbox name="consent_phone" label={catalogueConsent.words.telephone} defaultChecked={Boolean(draft.consent_phone)} />
        <Checkbox
          name="consent_email"
          label={<RichText text={catalogueConsent.words.email ?? ""} />}
          defaultChecked={Boolean(draft.consent_email)}
        />
      </div>
      <HoneypotField name="champ_vide" label={formTexts.honeypot} />
      <p className="text-micro text-moss">
        <RichText text={catalogueForm.notice} />{" "}
        <a href={formTexts.privacyLink.to} target="_blank" rel="noopener">
          {formTexts.privacyLink.label} {formTexts.privacyLink.newTab}
        </a>
      </p>
    </div>
  );
}

/** Each error links to its field. Takes focus when mounted. */
function ErrorSummary({ errors }: Pick<LeadFieldsProps, "errors">) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);

  return (
    <div ref={summary} tabIndex={-1} role="alert" className="grid gap-2 rounded-md border-2 border-brique bg-brique-soft p-4">
      <p className="font-600">{catalogueForm.errorSummary}</p>
      <ul>
        {FIELDS.filter(({ name }) => errors[name]).map(({ name }) => (
          <li key={name}>
            <a href={`#catalogue-${name}`} className="inline-block py-2 text-brique sm:py-1" onClick={focusField}>
              {typeset(errors[name])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
