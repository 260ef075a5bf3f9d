import type { ReactNode } from "react";
import { employerFile } from "#app/content/pages/employer-file.ts";
import { professions } from "#app/content/professions.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { EmployerFileData } from "./route.tsx";

/** These screens precede the file, until it can be written. */

const texts = employerFile.choose;

export const CHOICE = `flex min-h-11 items-center justify-between gap-2 rounded-sm border-1.5 border-edge bg-raised
  px-[0.9rem] py-[0.3rem] text-ink no-underline hover:bg-glacier hover:underline aria-[current]:border-2 aria-[current]:border-pine
  aria-[current]:bg-glacier aria-[current]:font-600 forced-colors:border-2 forced-colors:aria-[current]:border-4
  forced-colors:aria-[current]:border-[Highlight]`;

export function ChooseFormat({ programmes }: { programmes: NonNullable<EmployerFileData["formats"]> }) {
  return (
    <Choose id="quelle-formation" title={texts.format}>
      <ul className="border-t-1">
        {programmes.map(({ title, offers }) => (
          <li key={title} className="grid items-center gap-x-6 gap-y-2 border-b-1 py-3.5 md:grid-cols-[1fr_auto] [&>*]:min-w-0">
            <b className="font-600">{title}</b>{" "}
            <p className="flex flex-wrap gap-2">
              {offers.map(({ format, text, to }) => (
                <Link key={to} to={to} className={`${CHOICE} text-small`}>
                  <FormatName format={format} /> {text}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Choose>
  );
}

export function ChooseProfession({ asked }: Pick<EmployerFileData, "asked">) {
  return (
    <Choose id="quelle-profession" title={texts.profession}>
      <p className="flex flex-wrap gap-3">
        {PROFESSIONS.map((profession) => (
          <ButtonLink key={profession} to={employerFileAddress({ ...asked, profession })} variant="line">
            {professions[profession].one}
          </ButtonLink>
        ))}
      </p>
    </Choose>
  );
}

function Choose({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Who pays instead, and a way back for salaried visitors. */
export function NotSalaried({ payer: { name, payer, to, salaried } }: { payer: NonNullable<EmployerFileData["payer"]> }) {
  const { title, who, answer, salaried: label } = employerFile.notSalaried;
  return (
    <section aria-labelledby="qui-paie" className="grid justify-items-start gap-4">
      <h2 id="qui-paie" className="text-h3">
        {title}
      </h2>
      <p>
        {name}. {who} <b className="font-600">{payer}.</b>
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={to}>{answer}</ButtonLink>
        <ButtonLink to={salaried} variant="line">
          {label}
        </ButtonLink>
      </p>
    </section>
  );
}
