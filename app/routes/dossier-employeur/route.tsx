import { emblems } from "#app/content/emblems.ts";
import { organisation } from "#app/content/organisation.ts";
import { describePages, employerFile as texts } from "#app/content/pages/employer-file.ts";
import { programmes as catalogue } from "#app/content/programmes/index.ts";
import { SELECTION_PATH } from "#app/features/selection/address-parts.ts";
import { makeSelectable } from "#app/features/selection/selectable.ts";
import { readSelection, writeSelection } from "#app/features/selection/selection-address.ts";
import { describePage as describePageMeta } from "#app/seo/page-meta.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Route } from "./+types/route";
import { FinancingSheet } from "./financing-sheet.tsx";
import { Letter } from "./letter.tsx";
import { ProgrammeSheet } from "./programme-sheet.tsx";
import "./dossier-employeur.css";

export function loader({ url }: Route.LoaderArgs) {
  const programmes = catalogue.map((programme) => makeSelectable(programme, organisation.indemnitiesToConfirm));
  const { selection } = readSelection(url.searchParams, programmes);
  const chosen = selection.choices.flatMap(({ programme, format, reference, hours, priceInCents }) => {
    const found = catalogue.find(({ id }) => id === programme);
    if (!found) return [];
    const { profession, emblem, title, shortTitle, objectives, updatedOn } = found;
    return [{ profession, emblem: emblems[emblem], title, shortTitle, objectives, updatedOn, format, reference, hours, priceInCents }];
  });
  return { chosen, back: SELECTION_PATH + writeSelection(selection) };
}
export type Chosen = Route.ComponentProps["loaderData"]["chosen"][number];

export function meta(args: Route.MetaArgs) {
  return describePageMeta(args, { meta: texts.meta, path: texts.path, isIndexed: false });
}

export default function EmployerFile({ loaderData: { chosen, back } }: Route.ComponentProps) {
  const pages = chosen.length + 2;
  return (
    <main id="contenu" className="employer-file" data-ends-with="mist">
      <div className="employer-bar">
        <div className="wrap">
          <Link to={back} className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-600">
            <span className="i-lucide-arrow-left" aria-hidden="true" />
            {texts.bar.back}
          </Link>
          <div className="employer-bar-text">
            <h1 className="font-700 text-subtitle leading-heading tracking-[-0.015em]">{texts.bar.title}</h1>
            {chosen.length > 0 && (
              <p className="text-moss text-small">
                {describePages(pages)} {texts.bar.note}
              </p>
            )}
          </div>
          {chosen.length > 0 && (
            <Button variant="sun" onClick={() => window.print()} className="only-with-script">
              <span className="i-lucide-printer" aria-hidden="true" />
              {texts.bar.print}
            </Button>
          )}
        </div>
      </div>
      {chosen.length === 0 ? (
        <section className="wrap grid justify-items-start gap-4 py-section">
          <h2 className="text-h2">{texts.empty.title}</h2>
          <p>{texts.empty.text}</p>
          <ButtonLink to={back}>{texts.empty.action}</ButtonLink>
        </section>
      ) : (
        <div className="employer-sheets">
          <Letter chosen={chosen} pages={pages} />
          {chosen.map((one, index) => (
            <ProgrammeSheet key={one.reference} one={one} chosen={chosen} page={index + 2} pages={pages} />
          ))}
          <FinancingSheet chosen={chosen} pages={pages} />
        </div>
      )}
    </main>
  );
}
