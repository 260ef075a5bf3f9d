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
        <div className="wrap relative grid pt-[0.35rem] pb-5 xl:grid-cols-12 xl:items-end xl:gap-x-8 xl:pb-11 [&>nav]:col-span-full">
          <Breadcrumbs label={breadcrumbsLabel} crumbs={listProgrammeListCrumbs(profession)} />
          <div className="grid gap-1.8 pb-3.6 xl:col-span-7 xl:gap-3.4 xl:pt-3 xl:pb-4.4">
            <h1 id="titre" className="text-h1">
              {page.title}
            </h1>
            <p className="leading-normal max-md:hidden md:text-subtitle">{page.lead}</p>
          </div>
          <div className="plate-post grid [--post:-0.75rem_auto_-2rem_2rem] max-xl:[--post-width:8px] xl:[--post:0_auto_-6rem_3rem] max-w-120 justify-items-start gap-[0.35rem] xl:col-span-5 xl:gap-2.4 xl:pt-3">
            <p
              data-answer="head"
              className="rounded-sm bg-ink px-3.5 py-1.2 text-small text-white leading-heading xl:ml-4.4 xl:px-4 xl:py-1.8 xl:text-item forced-colors:border-1 print:bg-transparent print:p-0 print:text-ink"
            >
              {charge ? (
                <>
                  <b className="mr-0.6 whitespace-nowrap font-700 font-display text-subtitle leading-none xl:text-amount">
                    {charge.strong}
                  </b>{" "}
                  {charge.text}
                </>
              ) : (
                funding
              )}
            </p>
            {limits.length > 0 && (
              <dl className="plate z-2 flex py-2.4 pr-[calc(var(--tip)+0.75rem)] pl-4.4 [--tip:1.35rem] xl:py-4 xl:pl-6 xl:[--tip:2.1rem] min-w-[min(100%,21.875rem)] flex-wrap gap-x-[clamp(0.9rem,4vw,1.75rem)] numeric text-small leading-[1.25] xl:gap-x-8 xl:text-item">
                {limits.map(({ before, value, label, hasStar }) => (
                  <div key={label} className="flex flex-col-reverse justify-end first:flex-none last:flex-[1_1_6rem]">
                    <dt>{label}</dt>
                    <dd>
                      {before}{" "}
                      <b className="whitespace-nowrap font-700 font-display text-amount leading-display tracking-[-0.02em] xl:text-title">
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
