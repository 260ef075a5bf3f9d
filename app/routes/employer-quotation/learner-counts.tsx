import { countEnrolments, employerQuotationPage } from "#app/content/pages/employer-quotation.ts";
import type { QuotedGroup, QuotedRow } from "#app/content/quoted-offers.ts";
import { typeset } from "#app/content/typeset.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { LEARNERS_MAX, type QuotationLine } from "#app/features/quotation/quotation-schema.ts";
import type { FieldErrors } from "#app/forms/form-rules.ts";
import { FieldError } from "#app/ui/field.tsx";

const texts = employerQuotationPage.counts;

interface LearnerCountsProps {
  /** Prefix of the fields' ids. */
  form: string;
  groups: readonly QuotedGroup[];
  /** By reference. */
  typed: Readonly<Record<string, string | undefined>>;
  /** As the fields read now. */
  lines: readonly QuotationLine[];
  errors: FieldErrors;
}

/** One number for each programme and format, and their sum. */
export function LearnerCounts({ form, groups, typed, lines, errors }: LearnerCountsProps) {
  const references = groups.flatMap(({ rows }) => rows.flatMap(listReferences));
  const [first = ""] = references;
  const nobody = lines.length === 0 ? errors.lines : undefined;
  const fault = nobody ?? references.map((reference) => errors[reference]).find(Boolean);
  const faultId = `${form}-lines-error`;
  const isWrong = (reference: string) => Boolean(errors[reference]) || (nobody !== undefined && reference === first);
  return (
    <>
      {fault && <FieldError id={faultId}>{typeset(fault)}</FieldError>}
      <div className="quotation-counts">
        {groups.map(({ profession, rows }) => (
          <div key={profession} className={`quotation-group tone-${profession}`}>
            <div className="quotation-row quotation-head">
              <b className="text-subtitle text-tone">{texts.professions[profession]}</b>
              {FORMATS.map((format) => (
                <span key={format} className="text-center font-600 text-small" aria-hidden="true">
                  {format}
                </span>
              ))}
            </div>
            {rows.map(({ label, cells }) => (
              <div key={label} className="quotation-row">
                <b>{label}</b>
                {cells.map(({ format, offer }) =>
                  offer ? (
                    <input
                      key={format}
                      id={`${form}-${offer.reference}`}
                      name={offer.reference}
                      type="number"
                      min={0}
                      max={LEARNERS_MAX}
                      inputMode="numeric"
                      enterKeyHint="next"
                      placeholder="0"
                      defaultValue={typed[offer.reference]}
                      aria-label={typeset(`${offer.name}, ${texts.field}`)}
                      aria-invalid={isWrong(offer.reference) || undefined}
                      aria-describedby={isWrong(offer.reference) ? faultId : undefined}
                      className="quotation-count numeric min-h-press-s"
                    />
                  ) : (
                    <span key={format} className="text-center text-moss">
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{typeset(`${format} : ${texts.none}`)}</span>
                    </span>
                  ),
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {/* Without scripts it would stay as it was first read. */}
      <p
        role="status"
        className="only-with-script flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t-2 py-3 font-600"
      >
        <span>{texts.total}</span> <b className="numeric whitespace-nowrap font-700 font-display text-title">{countEnrolments(lines)}</b>
      </p>
    </>
  );
}

export function listReferences({ cells }: QuotedRow): string[] {
  return cells.flatMap(({ offer }) => offer?.reference ?? []);
}
