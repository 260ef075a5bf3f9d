import { employerQuotationPage } from "#app/content/pages/employer-quotation.ts";
import type { QuotedGroup, QuotedRow } from "#app/content/quoted-offers.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { FieldError } from "#app/ui/field.tsx";
import { NOTE_MAX_LENGTH } from "#workers/db/vocabulary.ts";
import { fieldsOf, Part, type Refused } from "./form-parts.tsx";

const { counts, contact } = employerQuotationPage;

interface QuotationFieldsProps {
  groups: readonly QuotedGroup[];
  refused: Refused;
}

/** An employer who asks for a quotation. */
export function QuotationFields({ groups, refused }: QuotationFieldsProps) {
  const { text } = fieldsOf(refused);
  return (
    <>
      <Part title="Qui">
        {text("establishment", contact.fields.establishment, { required: true })}
        {text("nom", "Prénom et nom", { required: true })}
        {text("email", contact.fields.email, { required: true, type: "email" })}
        {text("telephone", contact.fields.telephone, { type: "tel", hint: "Facultatif : sans numéro, la réponse part par écrit." })}
      </Part>
      <Part title="Combien de personnes" columns="">
        <LearnerCounts groups={groups} refused={refused} />
      </Part>
      <Part title="Ce qui a été dit" columns="">
        {text("message", contact.fields.message, { rows: 3, hint: "Dans ses mots : dates, service, numéro de commande." })}
        {text("remarque", "Note", { maxLength: NOTE_MAX_LENGTH })}
      </Part>
    </>
  );
}

/** A number for each programme and format, typed as text: what isn't a number is told, not dropped. */
function LearnerCounts({ groups, refused: { typed, errors } }: QuotationFieldsProps) {
  const [first, ...others] = groups.flatMap(({ rows }) => rows.flatMap(listReferences));
  const wrong = [first, ...others].filter((reference = "") => errors[reference] || (errors.lines && reference === first));
  const fault = errors.lines ?? errors[wrong[0] ?? ""];
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-6">
      {fault && (
        <div className="w-full">
          <FieldError id="personnes-error">{fault}</FieldError>
        </div>
      )}
      {groups.map(({ profession, rows }) => (
        <div key={profession} className={`grow basis-80 tone-${profession}`}>
          <div className={ROW}>
            <b className="grow text-tone">{counts.professions[profession]}</b>
            <span className={CELLS} aria-hidden="true">
              {FORMATS.map((format) => (
                <span key={format} className={CELL}>
                  {format}
                </span>
              ))}
            </span>
          </div>
          {rows.map(({ label, cells }) => (
            <div key={label} className={`${ROW} border-t-1`}>
              <span className="grow basis-32">{label}</span>
              <span className={CELLS}>
                {cells.map(({ format, offer }) =>
                  offer ? (
                    <input
                      key={format}
                      name={offer.reference}
                      defaultValue={typed[offer.reference]}
                      inputMode="numeric"
                      autoComplete="off"
                      placeholder="0"
                      aria-label={`${offer.name}, ${counts.field}`}
                      aria-invalid={wrong.includes(offer.reference) || undefined}
                      aria-describedby={wrong.includes(offer.reference) ? "personnes-error" : undefined}
                      className={`field-entry numeric px-1 ${CELL}`}
                    />
                  ) : (
                    <span key={format} className={`${CELL} text-moss`}>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{`${format} : ${counts.none}`}</span>
                    </span>
                  ),
                )}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const ROW = "flex flex-wrap items-center gap-x-3 gap-y-1 py-1";
const CELLS = "ml-auto flex flex-none items-center gap-1";
const CELL = "w-12 flex-none text-center";

function listReferences({ cells }: QuotedRow): string[] {
  return cells.flatMap(({ offer }) => offer?.reference ?? []);
}
