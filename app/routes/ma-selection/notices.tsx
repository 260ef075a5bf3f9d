import { explainNothing, payers, selectionPage } from "#app/content/pages/selection.ts";
import { professions } from "#app/content/professions.ts";
import { yearHours } from "#app/features/selection/rights.ts";
import type { SelectableProgramme } from "#app/features/selection/selectable.ts";
import { choose, type Selection } from "#app/features/selection/selection-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Climb } from "./climb.tsx";
import type { Notice } from "./explain-dropped.ts";
import { SelectionLink } from "./selection-link.tsx";
import "./notices.css";

interface NoticesProps {
  notices: readonly Notice[];
  selection: Selection;
  programmes: readonly SelectableProgramme[];
  onChange: (next: Selection) => void;
}

/** What of the address counts for nothing, value by value, with its reason. */
export function Notices({ notices, selection, programmes, onChange }: NoticesProps) {
  return (
    <div className="grid gap-3 print:hidden">
      {notices.map(({ strong, text, instead }) => (
        <div key={`${strong} ${text}`} className="selection-message">
          <span className="i-lucide-info" aria-hidden="true" />
          <div>
            <p>
              <b>{strong}</b> {text}
            </p>
            {instead && (
              <p className="selection-remedies">
                <SelectionLink
                  to={choose(selection, programmes, instead.choice.programme, instead.choice)}
                  onChoose={onChange}
                  className="selection-remedy"
                >
                  {instead.label}
                </SelectionLink>
              </p>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Who pays, where the agency does not. */
export function Payer({ status }: Pick<Selection, "status">) {
  const payer = payers[status];
  if (!payer) return null;
  return (
    <div className="selection-message print:hidden">
      <span className="i-lucide-info" aria-hidden="true" />
      <p>
        <b>{payer.strong}</b> {payer.text}
      </p>
    </div>
  );
}

interface NothingFitsProps {
  selection: Selection;
  available: number;
  /** Hours of the shortest format. */
  shortest: number;
  callback: React.ReactNode;
}

/** In the place of list and total, when no format holds in the hours left. */
export function NothingFits({ selection, available, shortest, callback }: NothingFitsProps) {
  const { profession } = selection;
  const texts = explainNothing({ available, shortest, yearHours: yearHours(profession) });
  return (
    <section aria-labelledby="rien" className="selection-none">
      <div className="selection-map">
        <p>
          <b className="numeric">{texts.figure}</b> <span>{texts.scale}</span>
        </p>
        <Climb choices={[]} summit={shortest} reached={available} />
      </div>
      <div className="selection-none-text">
        <h2 id="rien" className="text-h3">
          {texts.title}
        </h2>
        <p>{texts.text}</p>
        <p className="selection-remedies">
          {callback}
          <ButtonLink to={professions[profession].navPath} variant="quiet" size="sm">
            {selectionPage.none.programmes}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
