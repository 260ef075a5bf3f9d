import type { ReactNode } from "react";
import { callbackTexts, OPEN_SLOTS } from "#app/content/callback.ts";
import { callbackConsent } from "#app/content/consent-versions.ts";
import { formatDay, formatShortDay } from "#app/content/day-words.ts";
import { capitalise } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { NEXT_YEAR_NEED, PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, FieldError, RequiredMark } from "#app/ui/field.tsx";
import { PlateChoice } from "./plate-choice.tsx";
import type { CALLBACK_FIELDS } from "./request-schema.ts";
import type { CallbackRequestState } from "./use-callback-request.ts";
import { useLocalHours } from "./use-local-hours.ts";
import { NEXT_DAYS } from "./working-days.ts";

const texts = callbackTexts.form;

const NAMES = [
  { name: "prenom", autoComplete: "given-name" },
  { name: "nom", autoComplete: "family-name" },
] as const;
const PROFESSION_OPTIONS = PROFESSIONS.map((value) => ({ value, label: texts.professions[value] }));

export interface CallbackFieldsProps {
  /** Unique on the page; prefix of the fields' ids. */
  id: string;
  request: CallbackRequestState;
  /** ISO dates. */
  days: readonly string[];
  /** For a year whose funding isn't published: no day is asked. */
  isNextYear?: boolean;
  /** Not asked when known. */
  profession?: Profession;
  aside?: ReactNode;
}

export function CallbackFields({ id, request: { typed, errors }, days, isNextYear = false, profession, aside }: CallbackFieldsProps) {
  function describeField<Name extends (typeof CALLBACK_FIELDS)[number]>(name: Name) {
    return { id: `${id}-${name}`, name, required: true, error: typeset(errors[name]) };
  }

  // Below the name, the profession is left to choose, or nothing.
  const lastKey = profession ? "send" : "done";
  const { findLocalHours } = useLocalHours();
  const [soonest = ""] = days;
  const slots = OPEN_SLOTS.map((value) => ({
    value,
    label: texts.slots[value].label,
    hint: texts.slots[value].hours,
    local: findLocalHours(soonest, value),
  }));
  // « Mardi », « 24 nov. »
  const options = days.map((day) => ({ value: day, label: capitalise(formatDay(day).weekday), hint: formatShortDay(day) }));
  return (
    <>
      {isNextYear ? (
        <input type="hidden" name="besoin" value={NEXT_YEAR_NEED} />
      ) : (
        <PlateChoice
          {...describeField("jour")}
          legend={texts.jour}
          options={options.slice(0, NEXT_DAYS)}
          others={{ label: texts.otherDay, options: options.slice(NEXT_DAYS) }}
          defaultValue={typed.jour}
        />
      )}
      <PlateChoice
        {...describeField("creneau")}
        legend={texts.creneau}
        note={texts.parisTime}
        options={slots}
        defaultValue={typed.creneau}
      />
      {aside}
      <Field
        {...describeField("telephone")}
        label={texts.telephone}
        type="tel"
        autoComplete="tel"
        enterKeyHint="next"
        defaultValue={typed.telephone}
      />
      <ConsentBox id={`${id}-consent`} isTicked={typed.consent !== undefined} error={typeset(errors.consent)} />
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2">
        {NAMES.map(({ name, autoComplete }) => (
          <Field
            key={name}
            {...describeField(name)}
            label={texts[name]}
            autoComplete={autoComplete}
            autoCapitalize="words"
            enterKeyHint={name === "prenom" ? "next" : lastKey}
            defaultValue={typed[name]}
          />
        ))}
      </div>
      {profession ? (
        <p className="text-small">
          <span className="text-moss">{texts.knownProfession}</span> <b className="font-600">{texts.professions[profession]}</b>
          <input type="hidden" name="profession" value={profession} />
        </p>
      ) : (
        <PlateChoice
          {...describeField("profession")}
          legend={texts.profession}
          options={PROFESSION_OPTIONS}
          defaultValue={typed.profession}
        />
      )}
    </>
  );
}

function ConsentBox({ id, isTicked, error }: { id: string; isTicked: boolean; error: string | undefined }) {
  return (
    <div className="grid gap-1 [&_[aria-invalid]]:border-2 [&_[aria-invalid]]:border-brique [&_[aria-invalid]]:bg-brique-soft">
      <input type="hidden" name="consent_text_version" value={callbackConsent.version} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Checkbox
        id={id}
        name="consent"
        defaultChecked={isTicked}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        label={
          <>
            {callbackConsent.words.telephone} <RequiredMark />
          </>
        }
      />
    </div>
  );
}
