import { describePages, employerFile, writeToSuperior } from "#app/content/pages/employer-file.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { shareLink } from "#app/ui/share.ts";
import type { EmployerFileData } from "./route.tsx";

const { intro: texts, take } = employerFile;

/** The employee's request, not a quotation; links to the sheets. */
export function Intro({ file }: { file: NonNullable<EmployerFileData["file"]> }) {
  return (
    <div className="grid gap-3.5 print:hidden">
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
    <h2 id={id} className="grid grid-cols-[auto_1fr] items-center gap-3 text-subtitle leading-[1.15] tracking-[-0.012em]">
      <span className="waypoint size-9" aria-hidden="true">
        {place}
      </span>
      {children}
    </h2>
  );
}
