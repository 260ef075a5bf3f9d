import { programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";

/** What the three formats are, once for all cards. */
export function FormatLegend() {
  return (
    <div className="@container">
      <dl className="grid gap-x-3 gap-y-1.6 border-y-1 py-[0.45rem] @[14rem]:grid-cols-3 md:gap-x-[min(2rem,2.4vw)] md:py-2.4">
        {FORMATS.map((format) => (
          <div key={format} className="md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-baseline md:gap-x-3">
            <dt className="leading-heading">
              <FormatName format={format} />
            </dt>
            <dd className="text-moss text-small leading-title max-md:pt-0.6">
              <b className="font-400 md:text-ink">{texts.legend[format].name}</b>{" "}
              <span className="hidden md:block">{texts.legend[format].text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
