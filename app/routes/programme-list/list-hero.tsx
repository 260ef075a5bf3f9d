import "./programme-list.css";
import { breadcrumbsLabel, homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { programmeListPages, programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import { scalePointer } from "#app/content/scale-note.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { FootnotePointer } from "#app/ui/footnote.tsx";

/** From the home page down to the list. */
export function listProgrammeListCrumbs(profession: Profession) {
  return [homeCrumb, programmesCrumb, { label: programmeListPages[profession].crumb }];
}

/** Head of a list page: what the list holds, and on a signpost what a year can hold. */
export function ListHero({ profession }: { profession: Profession }) {
  const page = programmeListPages[profession];
  return (
    <section aria-labelledby="titre" className="relative">
      <div className="relative isolate overflow-clip bg-tone-soft pt-5 pb-[clamp(6.5rem,11vw,10rem)]">
        <div className="contours text-tone/15" aria-hidden="true" />
        <div className="wrap">
          <Breadcrumbs label={breadcrumbsLabel} crumbs={listProgrammeListCrumbs(profession)} />
          <div className="mt-heading grid gap-5 xl:grid-cols-[7fr_5fr] xl:items-end xl:gap-16">
            <h1 id="titre" className="text-h1">
              {page.title}
            </h1>
            <p className="max-w-144 text-lead">{page.lead}</p>
          </div>
        </div>
      </div>
      <div className="wrap mt-[clamp(-6rem,-6vw,-3.5rem)]">
        <dl className="plate limits-plate numeric">
          {page.limits.map(({ value, label }, index) => (
            <div key={label} className="grid lg:flex lg:items-baseline lg:gap-x-4">
              <dt className="order-last mt-1 leading-title">{label}</dt>
              <dd className="whitespace-nowrap font-700 font-display text-display leading-none tracking-[-0.03em]">
                <small className="mr-[0.5em] font-400 font-text text-body tracking-normal">{texts.upTo}</small>
                {value}
                {index === page.limits.length - 1 && "*"}
              </dd>
            </div>
          ))}
        </dl>
        <FootnotePointer {...scalePointer} className="mt-2 text-moss text-small" />
      </div>
    </section>
  );
}
