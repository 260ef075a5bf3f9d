import { formatDate, formatHours } from "#app/content/format.ts";
import { isFeasibleBy } from "#app/content/format-calendar.ts";
import { formatIndemnity, isAmountToConfirm } from "#app/content/indemnities.ts";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { professions } from "#app/content/professions.ts";
import { FORMATS, type Profession } from "#app/content/vocabulary.ts";
import { ACTION_TYPES, typesOf } from "#app/features/selection/obligation.ts";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import type { OfferView } from "./offer-views.ts";

const { brief, hero } = programmePage;

interface ProgrammeBriefProps {
  profession: Profession;
  view: OfferView;
  /** ISO date in Paris. */
  today: string;
}

/** « En bref », on phones: five facts of the programme in one glance, in the place of its list of formats. */
export function ProgrammeBrief({ profession, view: { formats }, today }: ProgrammeBriefProps) {
  const offered = FORMATS.filter((format) => formats[format]);
  const types = ACTION_TYPES.filter((type) => offered.some((format) => typesOf(format).includes(type)));
  const inTime = offered.filter((format) => isFeasibleBy(organisation.periodEnd, format, today));
  const highest = highestIndemnityInCents({ formats });
  return (
    <dl aria-label={brief.title} className="programme-brief narrow-only">
      <div>
        <dt>{brief.audience}</dt>
        <dd>
          {professions[profession].title}, {hero.online}
        </dd>
      </div>
      <div>
        <dt>{brief.hours}</dt>
        <dd className="flex flex-wrap gap-x-4">
          {FORMATS.map((format) => {
            const offer = formats[format];
            return (
              <span key={format} className={`inline-flex items-center gap-1.5 whitespace-nowrap ${offer ? "" : "text-moss"}`}>
                <FormatMark format={format} className={offer ? "" : "opacity-60"} />
                {format} {offer ? formatHours(offer.hours) : hero.notOffered}
              </span>
            );
          })}
        </dd>
      </div>
      <div>
        <dt>{brief.indemnity}</dt>
        <dd>
          {brief.upTo} {formatIndemnity(highest, isAmountToConfirm({ formats }, highest))}
        </dd>
      </div>
      <div>
        <dt>{brief.counts}</dt>
        <dd>{types.map((type) => brief.types[type]).join(brief.and)}</dd>
      </div>
      {today <= organisation.periodEnd && (
        <div>
          <dt>{brief.inTime}</dt>
          <dd>{inTime.length > 0 ? `${inTime.join(", ")}, ${brief.before} ${formatDate(organisation.periodEnd)}` : brief.nextYear}</dd>
        </div>
      )}
    </dl>
  );
}
