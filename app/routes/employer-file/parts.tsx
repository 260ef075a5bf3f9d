import { describePages, employerFile, writeToSuperior } from "#app/content/pages/employer-file.ts";
import { type AskedQuotation, quotationTexts } from "#app/content/quotation.ts";
import { QuotationLink } from "#app/features/callback/quotation-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { shareLink } from "#app/ui/share.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { EmployerFileData } from "./route.tsx";

const { intro: texts, quotation, take } = employerFile;

/** The employee's request, not a quotation; links to the sheets. */
export function Intro({ file }: { file: NonNullable<EmployerFileData["file"]> }) {
  return (
    <div className="grid gap-3 print:hidden">
      <Heading place={2}>{describePages(file.courses.length + 2)}</Heading>
      <p>
        {texts.text} <b className="font-600">{texts.strong}</b> {texts.rest} <a href="#devis">{texts.link}</a>.
      </p>
      <ol className="flex flex-wrap gap-x-6 gap-y-1">
        {[
          ["#lettre", texts.parts.letter],
          [`#${file.courses[0]?.reference}`, texts.parts.sheet[file.courses.length === 1 ? "one" : "several"]],
          ["#annexe-2", texts.parts.cost],
        ].map(([to, label]) => (
          <li key={to}>
            <a href={to} className="inline-block py-2 font-600">
              {label}
            </a>
          </li>
        ))}
      </ol>
      <SendLink file={file} className={`${buttonClass({ variant: "line", size: "sm" })} justify-self-start xl:hidden`} />
    </div>
  );
}

/** The shared address contains nothing typed. */
export function SendLink({ file, className }: { file: NonNullable<EmployerFileData["file"]>; className: string }) {
  const { mail, share } = shareLink({ ...writeToSuperior(file.subjects), address: file.address });
  return (
    <a href={mail} onClick={share} className={className}>
      <span className="i-lucide-mail" aria-hidden="true" />
      {take.send}
    </a>
  );
}

export function Heading({ place, id, children }: { place: number; id?: string; children: string }) {
  return (
    <h2 id={id} className="grid cols-auto-1 items-center gap-3 text-subtitle leading-heading tracking-snug">
      <span className="waypoint size-9" aria-hidden="true">
        {place}
      </span>
      {children}
    </h2>
  );
}

export function QuotationPart({ asked }: { asked: AskedQuotation }) {
  return (
    <section
      id="devis"
      aria-labelledby="devis-titre"
      className="grid gap-4 rounded-lg border-1 bg-raised p-5 md:p-8 leading-text print:hidden"
    >
      <Heading place={3} id="devis-titre">
        {quotation.title}
      </Heading>
      <dl className="grid gap-2 border-y-1 py-3">
        {quotation.list.map(({ name, text }) => (
          <div key={name} className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr]">
            <dt className="font-600">{name}</dt>
            <dd>
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Unbroken text={quotation.call} />
      </p>
      <p className="text-moss text-small">{quotation.privacy}</p>
      <QuotationLink asked={asked} className={`${buttonClass({})} justify-self-start`}>
        <span className="i-lucide-phone" aria-hidden="true" />
        {quotationTexts.ask}
      </QuotationLink>
    </section>
  );
}
