import { breadcrumbsLabel, homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { programmeListPages } from "#app/content/pages/programme-lists.ts";
import { professions } from "#app/content/professions.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { Star } from "#app/features/answer/amount.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Hills } from "#app/ui/motifs/hills.tsx";
import type { Loaded } from "./route.tsx";

export function listProgrammeListCrumbs(profession: Profession) {
  return [homeCrumb, programmesCrumb, { label: professions[profession].many }];
}

export function ListHero({ profession, programmes, charge, funding, limits }: Loaded) {
  const page = programmeListPages[profession];
  return (
    <section aria-labelledby="titre">
      <div className="paper-edge bg-tone-soft [--ridge-height:2.75rem] after:z-1 xl:[--ridge-height:4.5rem]">
        <Hills of={programmes} />
        <div className="wrap relative grid pt-1 pb-5 xl:grid-cols-12 xl:items-end xl:gap-x-8 xl:pb-10 [&>nav]:col-span-full">
          <Breadcrumbs label={breadcrumbsLabel} crumbs={listProgrammeListCrumbs(profession)} />
          <div className="grid gap-2 pb-4 xl:col-span-7 xl:gap-3 xl:pt-3 xl:pb-4">
            <h1 id="titre" className="text-h1">
              {page.title}
            </h1>
            <p className="leading-text max-md:hidden md:text-subtitle">{page.lead}</p>
          </div>
          <div className="plate-post grid [--post:-0.75rem_auto_-2rem_2rem] max-xl:[--post-width:8px] xl:[--post:0_auto_-6rem_3rem] max-w-120 justify-items-start gap-1 xl:col-span-5 xl:gap-2 xl:pt-3">
            <p
              data-answer="head"
              className="rounded-sm bg-ink px-3 py-1 text-small text-white leading-heading xl:ml-4 xl:px-4 xl:py-2 xl:text-item forced-colors:border-1 print:bg-transparent print:p-0 print:text-ink"
            >
              {charge ? (
                <>
                  <b className="mr-1 whitespace-nowrap font-700 font-display text-subtitle leading-tight xl:text-title">{charge.strong}</b>{" "}
                  {charge.text}
                </>
              ) : (
                funding
              )}
            </p>
            {limits.length > 0 && (
              <dl className="plate z-2 flex py-2 pr-tip pl-4 [--tip:1.35rem] xl:py-4 xl:pl-6 xl:[--tip:2.1rem] min-w-[min(100%,21.875rem)] flex-wrap gap-x-column numeric text-small leading-heading xl:gap-x-8 xl:text-item">
                {limits.map(({ before, value, label, hasStar }) => (
                  <div key={label} className="flex flex-col-reverse justify-end first:flex-none last:grow last:basis-24">
                    <dt>{label}</dt>
                    <dd>
                      {before}{" "}
                      <b className="whitespace-nowrap font-700 font-display text-title leading-tight tracking-tight xl:text-title">
                        {value}
                        {hasStar && <Star />}
                      </b>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
