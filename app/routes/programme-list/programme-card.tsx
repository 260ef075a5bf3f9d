import { useState } from "react";
import { emblems } from "#app/content/emblems.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { formatIndemnity, isAmountToConfirm, isToConfirm } from "#app/content/indemnities.ts";
import { highestIndemnityInCents, offerOf } from "#app/content/offers.ts";
import { programmeListTexts as texts, unavailableFormat } from "#app/content/pages/programme-lists.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import type { Offer } from "#app/content/schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { Indemnity } from "#app/features/indemnity.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { describeHoursRange } from "./hours.ts";

interface ProgrammeCardProps {
  programme: ProgrammeSummary;
  hasPrice: boolean;
}

/** A programme of a list. The whole card leads to its page; the format buttons swap the facts. */
export function ProgrammeCard({ programme, hasPrice }: ProgrammeCardProps) {
  const [format, setFormat] = useState(programme.defaultFormat);
  const offer = offerOf(programme, format);

  return (
    <article className="programme-card @container relative h-full overflow-clip rounded-lg border-1 border-hairline border-solid bg-raised transition-colors duration-160 hover:border-tone">
      <div className="grid h-full grid-rows-[auto_1fr] @[34rem]:grid-cols-[11.5rem_1fr] @[34rem]:grid-rows-1">
        <Ground programme={programme} />
        <div className="grid grid-rows-[auto_1fr_auto_auto_auto] gap-4 p-5 @[22rem]:p-6">
          <Badges programme={programme} />
          <h3 className="text-h3 tracking-[-0.012em]">
            <Link
              to={programme.path}
              className="text-ink no-underline after:absolute after:inset-0 after:content-empty focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-3 focus-visible:after:outline-[var(--ring)] focus-visible:after:outline-solid focus-visible:after:-outline-offset-4 hover:underline hover:decoration-2"
            >
              {programme.title}
            </Link>
          </h3>
          <FormatChoice programme={programme} value={format} onChange={setFormat} />
          {offer && <Facts format={format} offer={offer} hasPrice={hasPrice} />}
          <p className="flex items-center gap-2 font-600 text-tone" aria-hidden="true">
            {texts.open}
            <span className="i-lucide-arrow-right text-icon" />
          </p>
        </div>
      </div>
    </article>
  );
}

function Ground({ programme }: { programme: ProgrammeSummary }) {
  const amounts = new Set([highestIndemnityInCents(programme), programme.hoverIndemnityInCents]);
  return (
    <div className="programme-card-ground relative isolate flex items-end justify-between gap-4 overflow-clip bg-tone-soft p-5 @[22rem]:p-6 @[34rem]:flex-col @[34rem]:items-start">
      <div className="contours opacity-16" aria-hidden="true" />
      <Emblem drawing={emblems[programme.emblem]} className="size-21" />
      <p className="text-right text-small leading-heading @[34rem]:text-left">
        {texts.indemnityUpTo}
        <b className="programme-card-amount numeric whitespace-nowrap font-700 font-display text-amount-l leading-figure tracking-[-0.02em]">
          {[...amounts].map((cents) => (
            <span key={cents}>
              <Indemnity cents={cents} isToConfirm={isAmountToConfirm(programme, cents)} hasStar />
            </span>
          ))}
        </b>
      </p>
    </div>
  );
}

function Badges({ programme }: { programme: ProgrammeSummary }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-moss text-small">
      {[texts.badges.online, texts.badges.dpc, describeHoursRange(programme)].map((badge) => (
        <li key={badge} className="not-last:after:ml-3 not-last:after:content-['·']">
          {badge}
        </li>
      ))}
    </ul>
  );
}

interface FormatChoiceProps {
  programme: ProgrammeSummary;
  value: Format;
  onChange: (format: Format) => void;
}

function FormatChoice({ programme, value, onChange }: FormatChoiceProps) {
  return (
    <SegmentedControl
      className="relative z-1"
      name={`format-${programme.id}`}
      legend={texts.format}
      isLegendHidden
      value={value}
      onChange={onChange}
      options={FORMATS.map((format) => {
        const offer = offerOf(programme, format);
        return {
          value: format,
          label: format,
          mark: <FormatMark format={format} />,
          hint: offer ? formatHours(offer.hours) : texts.notOffered,
          disabled: !offer,
          ...(offer ? {} : { spokenLabel: unavailableFormat(format) }),
        };
      })}
    />
  );
}

function Facts({ format, offer, hasPrice }: { format: Format; offer: Offer; hasPrice: boolean }) {
  const facts = [
    { term: texts.facts.reference, value: offer.reference, isReference: true },
    { term: texts.facts.hours, value: formatHours(offer.hours) },
    { term: texts.facts.indemnity, value: formatIndemnity(offer.indemnityInCents, isToConfirm(format)) },
    ...(hasPrice ? [{ term: texts.facts.price, value: formatEuros(offer.priceInCents) }] : []),
  ];

  return (
    <div aria-live="polite">
      <p className="text-moss text-small">{formats[format].name}</p>
      <dl className="mt-2 grid grid-cols-[minmax(max-content,1fr)_1fr] border-hairline border-t-1 border-solid">
        {facts.map(({ term, value, isReference }) => (
          <div key={term} className={`border-hairline border-b-1 border-solid py-2 pr-4 ${isReference && !hasPrice ? "col-span-2" : ""}`}>
            <dt className="text-micro text-moss leading-title">{term}</dt>
            <dd className={`numeric font-600 leading-title ${isReference ? "" : "font-display"}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
