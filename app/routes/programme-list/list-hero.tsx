import { breadcrumbsLabel, homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { programmeListPages } from "#app/content/pages/programme-lists.ts";
import { professions } from "#app/content/professions.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { Star } from "#app/features/answer/amount.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Hills } from "#app/ui/motifs/hills.tsx";
import type { Route } from "./+types/route";
import "./list-hero.css";

export function listProgrammeListCrumbs(profession: Profession) {
  return [homeCrumb, programmesCrumb, { label: professions[profession].many }];
}

export function ListHero({ profession, programmes, charge, funding, limits }: Route.ComponentProps["loaderData"]) {
  const page = programmeListPages[profession];
  return (
    <section aria-labelledby="titre">
      <div className="list-hero paper-edge bg-tone-soft after:z-1">
        <Hills of={programmes} />
        <div className="wrap relative grid pt-1 pb-5 xl:grid-cols-12 xl:items-end xl:gap-x-8 xl:pb-10 [&>nav]:col-span-full">
          <Breadcrumbs label={breadcrumbsLabel} crumbs={listProgrammeListCrumbs(profession)} />
          <div className="grid gap-2 pb-4 xl:col-span-7 xl:gap-3 xl:pt-3 xl:pb-4">
            <h1 id="titre" className="text-h1">
              {page.title}
            </h1>
            <p className="leading-text max-md:hidden md:text-subtitle">{page.lead}</p>
          </div>
          <div className="list-hero-signs plate-post grid max-w-120 justify-items-start gap-1 xl:col-span-5 xl:gap-2 xl:pt-3">
            <p
              data-answer="head"
              className="list-hero-head rounded-sm px-3 py-1 text-small leading-heading xl:ml-4 xl:px-4 xl:py-2 xl:text-item print:p-0"
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
              <dl className="list-hero-limits plate numeric z-2 flex flex-wrap gap-x-column py-2 pr-tip pl-4 text-small leading-heading xl:py-4 xl:pl-6 xl:text-item">
                {limits.map(({ before, value, label, hasStar }) => (
                  <div key={label} className="flex flex-col-reverse justify-end first:flex-none last:grow last:basis-24">
                    <dt>{label}</dt>
                    <dd>
                      {before}{" "}
                      <b className="whitespace-nowrap font-700 font-display text-title media-small:text-subtitle leading-tight tracking-tight">
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
