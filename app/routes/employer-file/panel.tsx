import { useRef } from "react";
import { financingAddress } from "#app/content/financing-address.ts";
import { type LetterBlank, employerFile as texts } from "#app/content/pages/employer-file.ts";
import { quotationTexts } from "#app/content/quotation.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";
import { employers as kinds } from "#app/content/visitor.ts";
import { EMPLOYERS } from "#app/content/vocabulary.ts";
import { QuotationLink } from "#app/features/callback/quotation-link.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { useRestoredChoice } from "#app/ui/use-restored-choice.ts";
import { Heading, SendLink } from "./parts.tsx";
import type { EmployerFileData } from "./route.tsx";

type File = NonNullable<EmployerFileData["file"]>;

const WIDE: readonly string[] = ["name", "post", "establishment", "attention"];

interface PanelProps extends Pick<EmployerFileData, "asked" | "file" | "selectionAddress"> {
  onType: (field: LetterBlank, text: string) => void;
}

export function Panel({ asked, file, selectionAddress, onType }: PanelProps) {
  return (
    <section aria-labelledby="titre" className="pack-panel max-xl:border-b-1 bg-paper print:hidden">
      <div className="pack-panel-inside mx-auto grid content-start gap-4 px-gutter pt-4 pb-6 xl:px-6">
        <Link to={selectionAddress} className="inline-flex min-h-11 items-center gap-2 justify-self-start font-600">
          <span className="i-lucide-arrow-left" aria-hidden="true" />
          {texts.back}
        </Link>
        <div className="grid gap-2">
          <h1 id="titre" className="text-title leading-tight">
            {texts.title}
          </h1>
          <p className="leading-list">{texts.lead}</p>
        </div>
        {file && (
          <>
            <Heading place={1}>{texts.about}</Heading>
            <Courses file={file} selectionAddress={selectionAddress} />
          </>
        )}
        <Kinds asked={asked} />
        {file && <Fields onType={onType} />}
      </div>
    </section>
  );
}

function Courses({ file, selectionAddress }: { file: File; selectionAddress: string }) {
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-md border-1 border-l-6 border-l-tone
        bg-raised px-3 py-3 leading-heading"
    >
      <ul className="grid grow basis-56 gap-3">
        {file.courses.map(({ emblem, name, reference, price }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-3">
            <Emblem drawing={emblem} className="size-11 text-tone" />
            <p className="grow basis-36">
              <b className="block font-600">{name}</b>{" "}
              <small className="text-moss text-small">
                <span className="font-reference">{reference}</span>, {price}
              </small>
            </p>
          </li>
        ))}
      </ul>
      <Link to={selectionAddress} aria-label={texts.change.spoken} className="inline-grid min-h-11 items-center font-600 text-small">
        {texts.change.label}
      </Link>
    </div>
  );
}

/** Links update letter and annex in place. */
function Kinds({ asked }: Pick<PanelProps, "asked">) {
  const { label, unsaid, centre } = texts.employer;
  return (
    <nav aria-labelledby="employeur">
      <p id="employeur" className="mb-2 font-600">
        {label}
      </p>
      {!asked.employer && <p className="-mt-1 mb-2 text-small">{unsaid}</p>}
      <ul className="grid gap-1">
        {EMPLOYERS.map((employer) => (
          <li key={employer}>
            <InPlaceLink
              to={employerFileAddress({ ...asked, employer })}
              isCurrent={employer === asked.employer}
              className="pack-choice leading-heading"
            >
              {kinds[employer].label}
              {employer === asked.employer && <span className="i-lucide-check text-icon" aria-hidden="true" />}
            </InPlaceLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-moss text-small">
        {centre.ask} <Link to={financingAddress({ profession: asked.profession, status: "centre-de-sante" })}>{centre.link}</Link>
        {centre.rest}
      </p>
    </nav>
  );
}

/** Unnamed fields without submit: typed text never leaves the page. */
function Fields({ onType }: Pick<PanelProps, "onType">) {
  const form = useRef<HTMLFormElement>(null);
  const { label, list, privacy } = texts.fields;
  useRestoredChoice(form, (typed) => {
    for (const { id, value } of typed.querySelectorAll("input")) if (value) onType(id as LetterBlank, value);
  });
  return (
    <form
      ref={form}
      aria-label={label}
      autoComplete="off"
      className="only-with-script grid grid-cols-2 gap-3"
      onSubmit={(event) => event.preventDefault()}
      onInput={({ target }) => target instanceof HTMLInputElement && onType(target.id as LetterBlank, target.value)}
    >
      {Object.entries(list).map(([field, name]) => (
        <p key={field} className={WIDE.includes(field) ? "col-span-full" : ""}>
          <label htmlFor={field} className="mb-1 block font-600 text-small">
            {name}
          </label>
          <input
            id={field}
            type="text"
            autoComplete="off"
            className="min-h-11 w-full rounded-sm border-1.5 border-edge bg-raised px-3 py-1"
          />
        </p>
      ))}
      <p className="col-span-full grid cols-auto-1 gap-2 text-moss text-small leading-list">
        <span className="i-lucide-info mt-1 text-pine" aria-hidden="true" />
        {privacy}
      </p>
    </form>
  );
}

export function TakeAway({ file, asked }: { file: File } & Pick<PanelProps, "asked">) {
  const { label, print, printShort } = texts.take;
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups actions, not fields
    <div role="group" aria-label={label} className="pack-foot border-t-1 bg-paper max-xl:pb-safe-3 print:hidden">
      <Button variant="sun" onClick={() => window.print()} className="only-with-script">
        <span className="i-lucide-printer" aria-hidden="true" />
        <Words long={print} short={printShort} />
      </Button>
      <QuotationLink asked={{ ...asked, names: file.names }} className={buttonClass({ variant: "line" })}>
        <Words long={quotationTexts.ask} short={quotationTexts.askShort} />
      </QuotationLink>
      <SendLink file={file} className={`${buttonClass({ variant: "quiet", size: "sm" })} max-xl:hidden`} />
    </div>
  );
}

function Words({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className="max-md:hidden">{long}</span>
      <span className="md:hidden">{short}</span>
    </>
  );
}
