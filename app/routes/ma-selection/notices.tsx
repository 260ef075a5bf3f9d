import { formatHours } from "#app/content/format.ts";
import { droppedTexts, explainNothing, explainPayer, selectionPage } from "#app/content/pages/selection.ts";
import { professions } from "#app/content/professions.ts";
import { yearHours } from "#app/features/selection/rights.ts";
import type { Selectable, SelectableProgramme } from "#app/features/selection/selectable.ts";
import { choose, type Dropped, type Selection } from "#app/features/selection/selection-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Climb } from "./climb.tsx";
import { findTitle } from "./propositions.tsx";
import { SelectionLink } from "./selection-link.tsx";
import "./notices.css";

interface NoticesProps {
  dropped: readonly Dropped[];
  selection: Selection;
  /** Of both professions. */
  programmes: readonly SelectableProgramme[];
  onChange: (next: Selection) => void;
}

/** What of the address counts for nothing, value by value, with its reason. */
export function Notices({ dropped, selection, programmes, onChange }: NoticesProps) {
  if (dropped.length === 0) return null;
  return (
    <div className="grid gap-3 print:hidden">
      {dropped.map((one) => {
        const { strong, text } = explain(one, selection, programmes);
        return (
          <div key={`${strong} ${text}`} className="selection-message">
            <span className="i-lucide-info" aria-hidden="true" />
            <div>
              <p>
                <b>{strong}</b> {text}
              </p>
              {one.reason === "second-format" && (
                <p className="selection-remedies">
                  <SelectionLink
                    to={choose(selection, programmes, one.choice.programme, one.choice)}
                    onChoose={onChange}
                    className="selection-remedy"
                  >
                    {droppedTexts.prefer(one.choice.format)}
                  </SelectionLink>
                </p>
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function explain(one: Dropped, { profession, status }: Selection, programmes: readonly SelectableProgramme[]) {
  const named = (choice: Selectable) => ({ ...choice, shortTitle: findTitle(choice.programme, programmes) });
  const { options } = selectionPage.questions.profession;
  switch (one.reason) {
    case "unknown-value": {
      const kept = {
        profession: options[profession],
        status: selectionPage.questions.status.options[status],
        hours: formatHours(yearHours(profession)),
      };
      return droppedTexts.unknownValue(one.key, one.value, kept[one.key]);
    }
    case "above-ceiling":
      return droppedTexts.aboveCeiling(one.value, one.ceiling);
    case "unknown-reference":
      return droppedTexts.unknownReference(one.reference);
    case "other-profession":
      return droppedTexts.otherProfession(named(one.choice), one.profession);
    case "second-format":
      return droppedTexts.secondFormat(named(one.choice), named(one.kept));
  }
}

/** Who pays where the agency does not. */
export function Payer({ status }: Pick<Selection, "status">) {
  const { strong, text } = explainPayer(status);
  return (
    <div className="selection-message print:hidden">
      <span className="i-lucide-info" aria-hidden="true" />
      <p>
        <b>{strong}</b> {text}
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
