import { formatEuros, formatHours } from "#app/content/format.ts";
import { employerFile, writeLetter } from "#app/content/pages/employer-file.ts";
import { sum } from "#app/features/selection/totals.ts";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { Chosen } from "./route.tsx";
import { Sheet } from "./sheet.tsx";
import "./letter.css";

const texts = employerFile.letter;

/** A letter to complete on the screen or with a pen. Its blanks have no name and no form around them: nothing can be sent. */
export function Letter({ chosen, pages }: { chosen: readonly Chosen[]; pages: number }) {
  const { title, wish, benefit } = writeLetter(chosen);
  return (
    <Sheet chosen={chosen} page={1} pages={pages} className="employer-letter">
      <div className="employer-from">
        <Blank id="nom" label={texts.name} spoken={texts.spoken.name} />
        <Blank id="poste" label={texts.post} spoken={texts.spoken.post} />
      </div>
      <div className="employer-to">
        <Blank id="employeur" label={texts.employer} spoken={texts.spoken.employer} />
        <p className="font-600">{texts.attention}</p>
        <p className="employer-inline">
          <Blank id="lieu" label={texts.place} spoken={texts.spoken.place} />
          <Blank id="date" label={texts.date} spoken={texts.spoken.date} />
        </p>
      </div>
      <h2 className="employer-title">{title}</h2>
      <div className="employer-text">
        <p>{texts.greeting}</p>
        <p>{wish}</p>
        <p className="employer-inline employer-dates">
          <Blank id="du" label={texts.dates.from} spoken={texts.spoken.from} />
          <Blank id="au" label={texts.dates.to} spoken={texts.spoken.to} />
        </p>
        <p>{benefit}</p>
        <p>{texts.request}</p>
        <p>{texts.closing}</p>
      </div>
      <Summary chosen={chosen} />
      <div className="employer-signatures">
        <div>
          <h3>{texts.signature}</h3>
          <span className="employer-line" />
        </div>
        <div className="employer-answer">
          <h3>{texts.answer.title}</h3>
          <p className="employer-boxes">
            {[texts.answer.yes, texts.answer.no].map((label) => (
              <span key={label}>
                <i />
                {label}
              </span>
            ))}
          </p>
          {[texts.answer.date, texts.answer.name, texts.answer.signature].map((label) => (
            <p key={label}>
              <span>{label}</span>
              <span className="employer-line" />
            </p>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function Blank({ id, label, spoken }: { id: string; label: string; spoken: string }) {
  return (
    <span className="employer-blank">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" aria-label={spoken} placeholder=" " autoComplete="off" />
    </span>
  );
}

/** What is asked for, one line each, with the sum of several. */
function Summary({ chosen }: { chosen: readonly Chosen[] }) {
  return (
    <table className="employer-summary numeric">
      <thead>
        <tr>
          {Object.values(texts.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chosen.map(({ reference, format, hours, priceInCents }) => (
          <tr key={reference}>
            <th scope="row">{reference}</th>
            <td>
              <FormatName format={format} className="" />
            </td>
            <td>{formatHours(hours)}</td>
            <td>{formatEuros(priceInCents)}</td>
          </tr>
        ))}
      </tbody>
      {chosen.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {texts.total}
            </th>
            <td>{formatHours(sum(chosen, ({ hours }) => hours))}</td>
            <td>{formatEuros(sum(chosen, ({ priceInCents }) => priceInCents))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
