import type { Written } from "#app/answer/write.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { listOffers } from "#app/content/offers.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import type { Offer } from "#app/content/programmes/programme-schema.ts";
import { selectionLinks } from "#app/content/selection-links.ts";
import type { Format } from "#app/content/vocabulary.ts";
import { Amount, AmountHead } from "#app/features/answer/amount.tsx";
import { Proofs, StarNote } from "#app/features/answer/proofs.tsx";
import { AddToSelection } from "#app/features/selection/add-to-selection.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { SecondSheetHead } from "./paper.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import type { Shown } from "./route.tsx";
import "./format-comparison.css";

const { facts } = programmePage;
const FIGURE = "text-right font-600 font-display";
/** A finger-high target; in a wide table it doesn't raise its row. */
const ADD = "@wide:-my-3 print:-my-3 inline-block py-3 font-600 [&>span]:mr-1";

/** One row per offer; two lines in a narrow column. */
export function FormatComparison({ sheet, views: { wide, narrow }, written, details, own, paper, texts }: Shown) {
  const said = Object.values(written);
  const labelled = said.find(({ indemnity }) => indemnity.hasStar)?.indemnity;
  const { comparison } = texts;
  // Phones show a fixed offer, which isn't a choice.
  const chosenWhere = narrow ? "wide" : "everywhere";
  const figures = { hours: facts.hours, ...(!own && { indemnity: facts.indemnity }), price: facts.price };
  const heads = Object.entries({
    format: comparison.format,
    ...figures,
    reference: facts.reference,
    ...(said.some(({ end }) => end) && { season: comparison.finished }),
  });
  return (
    <ProgrammeSection id="formats" title={comparison.title}>
      <table className="comparison numeric whitespace-nowrap leading-heading">
        <caption className="visually-hidden">{comparison.caption}</caption>
        <thead className="text-moss text-small leading-heading">
          <tr className="border-ink border-b-2 pt-0 pb-2">
            {heads.map(([name, head]) => (
              <th
                key={name}
                scope="col"
                data-head={name}
                className={`font-400 ${name in figures ? "text-right" : ""}`}
                style={{ gridArea: name }}
              >
                {name === "indemnity" ? <AmountHead term={head} amount={labelled} /> : head}
              </th>
            ))}
            {said.some(({ expired }) => !expired) && (
              <th scope="col" data-head="add" className="print:hidden" style={{ gridArea: "add" }}>
                <span className="visually-hidden">{selectionLinks.name}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {listOffers(sheet).map(({ format, offer }) => (
            <Line
              key={offer.reference}
              {...{ sheet, format, offer, texts }}
              said={written[offer.reference]}
              hasIndemnity={!own}
              chosen={offer.reference === wide.offer.reference ? chosenWhere : undefined}
            />
          ))}
        </tbody>
      </table>
      <div className="mt-3 grid gap-2 text-small leading-list print:mt-1 print:gap-1">
        {sheet.mobileOffer && <p className="max-w-184 print:max-w-none">{sheet.mobileOffer.twoReferences}</p>}
        {details.note && <StarNote {...details} className="max-w-184 print:max-w-none" />}
        <SecondSheetHead paper={paper} />
        <Proofs {...details} note={null} className="max-w-none" />
      </div>
    </ProgrammeSection>
  );
}

interface LineProps extends Pick<Shown, "sheet" | "texts"> {
  said: Written | undefined;
  hasIndemnity: boolean;
  format: Format;
  offer: Offer;
  chosen: "everywhere" | "wide" | undefined;
}

function Line({ sheet, format, offer, chosen, said, hasIndemnity, texts: { comparison } }: LineProps) {
  return (
    <tr id={offer.reference} data-chosen={chosen} className="scroll-mt-28 break-inside-avoid">
      <th scope="row" className="whitespace-normal font-400" style={{ gridArea: "format" }}>
        <span className="comparison-format">
          {chosen && <span className={`comparison-choice ${chosen === "wide" ? "programme-wide-only" : ""}`}>{comparison.chosen} </span>}
          <FormatName format={format} /> <b className="font-600">{formats[format].name}</b>{" "}
          <small className="col-span-full pt-1 text-moss text-small leading-list">{comparison.paces[format]}</small>
        </span>
      </th>
      <td className={FIGURE} style={{ gridArea: "hours" }}>
        {formatHours(offer.hours)}
      </td>
      {hasIndemnity && said && (
        <td className={`${FIGURE} whitespace-normal`} style={{ gridArea: "indemnity" }}>
          {/* Words where nothing is paid: only amounts stay on one line. */}
          <Label text={said.indemnity.hasStar ? `${facts.indemnity}*` : facts.indemnity} />
          <Amount amount={said.indemnity} isLabelInHead isStarInTerm />
        </td>
      )}
      <td className={FIGURE} style={{ gridArea: "price" }}>
        <Label text={facts.price} />
        {formatEuros(offer.priceInCents)}
      </td>
      <td className="font-reference text-small" style={{ gridArea: "reference" }}>
        {offer.reference}
      </td>
      {said?.end && (
        <td className="justify-self-end" style={{ gridArea: "season" }}>
          <Flag year={said.end.year} isFull={!said.end.isLate} words={comparison.finishedIn} />
        </td>
      )}
      {!said?.expired && (
        <td className="justify-self-end print:hidden" style={{ gridArea: "add" }}>
          <AddToSelection programme={sheet} offer={offer} format={format} className={ADD} />
        </td>
      )}
    </tr>
  );
}

/** Labels a value at 200 % text, without column heads. */
function Label({ text }: { text: string }) {
  return <span className="@room:hidden font-400 font-text text-moss text-small print:hidden">{text.toLowerCase()} </span>;
}
