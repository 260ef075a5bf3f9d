import { breadcrumbsLabel, homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { programmeListPages, programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import { professions } from "#app/content/professions.ts";
import { scalePointer } from "#app/content/scale-note.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { FootnotePointer } from "#app/ui/footnote.tsx";

/** From the home page down to the list. */
export function listProgrammeListCrumbs(profession: Profession) {
  return [homeCrumb, programmesCrumb, { label: professions[profession].many }];
}

/** Head of a list page: what the list holds, and on a signpost what a year can hold. */
export function ListHero({ profession }: { profession: Profession }) {
  const page = programmeListPages[profession];
  return (
    <section aria-labelledby="titre" className="relative">
      <div className="relative isolate overflow-clip bg-tone-soft pt-1.5 pb-13 xl:pb-20">
        <div className="contours text-tone" aria-hidden="true" />
        <div className="wrap">
          <Breadcrumbs label={breadcrumbsLabel} crumbs={listProgrammeListCrumbs(profession)} />
          <div className="mt-1 grid gap-2.5 xl:mt-4 xl:grid-cols-2 xl:items-end xl:gap-12">
            <h1 id="titre" className="text-h1">
              {page.title}
            </h1>
            <p className="max-w-144 text-lead">{page.lead}</p>
          </div>
        </div>
      </div>
      <div className="wrap -mt-8 xl:-mt-12">
        {/* The signpost's plate, wide, half on the next ground. */}
        <dl
          className="plate numeric flex flex-wrap items-baseline gap-x-10 gap-y-1.5 py-3.5 pr-[calc(var(--tip)+0.5rem)]
            pl-gutter [--ring:var(--sun)] [--tip:var(--panel)] print:[border:1px_solid]"
        >
          {page.limits.map(({ value, label }, index) => (
            <div key={label} className="flex flex-wrap items-baseline gap-x-1.5">
              <dt className="order-last leading-title">{label}</dt>
              <dd className="whitespace-nowrap font-700 font-display text-title leading-none tracking-[-0.02em]">
                <small className="font-400 font-text text-body tracking-normal">{texts.upTo}</small> {value}
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
