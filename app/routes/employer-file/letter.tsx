import type { LetterBlank } from "#app/content/pages/employer-file.ts";
import type { LetterSheet } from "#app/content/pages/employer-letter.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { Sheet } from "./sheet.tsx";

/** Typed into the letter; never leaves the page. */
export type Typed = Partial<Record<LetterBlank, string>>;

const ON_THE_RIGHT = "mt-6 ml-auto w-84mm media-phone:ml-0 media-phone:w-auto";

/** No logo, no colour; dotted lines for blanks. */
export function Letter({ sheet, typed }: { sheet: LetterSheet; typed: Typed }) {
  const { captions, answer } = sheet;
  return (
    <Sheet id="lettre" label={sheet.name}>
      <p className="grid w-84mm leading-list media-phone:w-auto">
        <b>
          <Blank text={typed.name} caption={captions.name} />
        </b>
        <span>
          <Blank text={typed.post} caption={captions.post} />
        </span>
      </p>
      <p className={`${ON_THE_RIGHT} grid leading-list`}>
        <b>
          <Blank text={typed.establishment} caption={captions.establishment} />
        </b>
        <span>
          {sheet.attention} <Blank text={typed.attention} />
        </span>
      </p>
      <p className={ON_THE_RIGHT}>
        {sheet.place} <Blank text={typed.place} />
        {sheet.date} <Blank text={typed.date} />
      </p>
      <h3 className="mt-8 font-400 font-text text-own text-wrap leading-text tracking-normal">
        <b>{sheet.object}</b> <Unbroken text={sheet.about} />
      </h3>
      <div className="mt-5 grid gap-3">
        <p>{sheet.greeting}</p>
        <p>
          <Unbroken text={sheet.wish} /> <Blank text={typed.from} /> {sheet.between} <Blank text={typed.to} />.
        </p>
        <p>
          <Unbroken text={sheet.benefit} />
        </p>
        <p>{sheet.request}</p>
        <p>{sheet.closing}</p>
      </div>
      <p className="mt-6 ml-auto w-84mm pb-17mm media-phone:ml-0 media-phone:w-auto">{sheet.signature}</p>
      <p className="text-sheet leading-list">{sheet.enclosed}</p>
      <div
        className="mt-auto grid gap-2 border-current border-t-2 border-dashed pt-5 media-phone:mt-6
          break-inside-avoid text-sheet"
      >
        <h3 className="font-600 font-text text-own leading-heading tracking-normal">{answer.title}</h3>
        <p className="grid cols-auto-auto-1 items-end gap-8 media-phone:grid-cols-1 media-phone:gap-3">
          {[answer.yes, answer.no].map((label) => (
            <span key={label} className={SPACED}>
              <i className="size-4 flex-none self-center rounded-xs border-1.5 border-current" /> {label}
            </span>
          ))}
          <ToFill label={answer.date} />
        </p>
        <p className="grid cols-6-5 items-end gap-8 media-phone:grid-cols-1 media-phone:gap-3">
          {[answer.name, answer.signature].map((label) => (
            <ToFill key={label} label={label} />
          ))}
        </p>
      </div>
    </Sheet>
  );
}

const SPACED = "flex items-end gap-2";

function ToFill({ label }: { label: string }) {
  return (
    <span className={SPACED}>
      {label} <u className="min-h-6mm flex-1 border-moss border-b-1.5 border-dotted no-underline" />
    </span>
  );
}

function Blank({ text, caption }: { text: string | undefined; caption?: string }) {
  if (text) return <span className="wrap-anywhere">{text}</span>;
  return (
    <>
      <span className="pack-blank inline-block min-w-30mm border-moss border-b-1.5 border-dotted leading-heading" />
      {caption && <small className="font-400 text-sheet text-moss"> {caption}</small>}
    </>
  );
}
