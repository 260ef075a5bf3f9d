import { programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";

/** What the three formats are, once for all cards. */
export function FormatLegend() {
  return (
    <div className="@container">
      <dl className="grid gap-x-3 gap-y-2 border-y-1 py-2 @room:grid-cols-3 md:gap-x-column md:py-3">
        {FORMATS.map((format) => (
          <div key={format}>
            <dt className="leading-heading">
              <FormatName format={format} />
            </dt>
            <dd className="text-moss text-small pt-1 leading-heading">
              <b className="font-400 md:text-ink">{texts.legend[format].name}</b>{" "}
              <span className="hidden md:block">{texts.legend[format].text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
