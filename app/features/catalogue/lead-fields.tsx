import type { ReactNode } from "react";
import { catalogueForm } from "#app/content/catalogue.ts";
import { catalogueConsent } from "#app/content/consent-versions.ts";
import { formTexts } from "#app/content/form-texts.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { typeset } from "#app/content/typeset.ts";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { fillEmptyFields, openFormDraft } from "#app/forms/form-draft.ts";
import type { FieldErrors } from "#app/forms/form-rules.ts";
import { PrivacyLink } from "#app/forms/privacy-link.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

const FIELDS = [
  { name: "prenom", autoComplete: "given-name", type: "text", autoCapitalize: "words", enterKeyHint: "next" },
  { name: "nom", autoComplete: "family-name", type: "text", autoCapitalize: "words", enterKeyHint: "next" },
  { name: "email", autoComplete: "email", type: "email", autoCapitalize: "none", enterKeyHint: "next" },
  { name: "telephone", autoComplete: "tel", type: "tel", autoCapitalize: "none", enterKeyHint: "done" },
] as const;
const NAMES = ["catalogue_type", ...FIELDS.map(({ name }) => name)] as const;

export const catalogueDraft = openFormDraft(trackerNames.catalogueDraft, [...NAMES, "consent_phone", "consent_email"]);

export function restoreDraft(form: HTMLFormElement | null): void {
  if (form) fillEmptyFields(form, catalogueDraft.read());
}

interface LeadFieldsProps {
  /** Refused without JavaScript. */
  typed?: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** Counts refused submissions: the summary takes focus on each. */
  attempt: number;
  children?: ReactNode;
}

export function LeadFields({ typed = {}, errors, attempt, children }: LeadFieldsProps) {
  return (
    <div className="relative grid gap-4">
      <ErrorSummary key={attempt} errors={errors} fields={NAMES} form="catalogue" />
      {children}
      <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
        {FIELDS.map(({ name, ...keyboard }) => (
          <Field
            key={name}
            id={`catalogue-${name}`}
            name={name}
            {...keyboard}
            label={catalogueForm.fields[name]}
            required
            defaultValue={typed[name]}
            error={typeset(errors[name])}
          />
        ))}
      </div>
      <div>
        <input type="hidden" name="consent_text_version" value={catalogueConsent.version} />
        <Checkbox name="consent_phone" label={catalogueConsent.words.telephone} defaultChecked={Boolean(typed.consent_phone)} />
        <Checkbox
          name="consent_email"
          label={<RichText text={catalogueConsent.words.email ?? ""} />}
          defaultChecked={Boolean(typed.consent_email)}
        />
      </div>
      <HoneypotField name="champ_vide" label={formTexts.honeypot} />
      <p className="text-micro text-moss">
        <RichText text={catalogueForm.notice} /> <PrivacyLink />
      </p>
    </div>
  );
}
