import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { ConsentInWords } from "#workers/people/person-file.ts";
import { SectionHead } from "../frame/heads.tsx";
import { Icon } from "../frame/icon.tsx";
import { Mark, type MarkKind } from "../frame/notice.tsx";
import type { FileView } from "./describe-file.ts";

/** A person's rights and what they sent, beside the panel in which an outcome is noted. */
export function PersonFile({ file, here }: { file: FileView; here: string }) {
  return (
    <div className="px-4 pt-5.5 pb-10 lg:px-7">
      <p className="flex flex-wrap gap-x-5 gap-y-1.5">
        {file.standings.map(({ channel, words, state }) => (
          <Mark key={channel} kind={STANDING_MARKS[state]} look="font-700">
            {words}
          </Mark>
        ))}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-x-4 text-small">
        {file.emails.map((email) => (
          <a key={email} href={`mailto:${email}`} className="text-pine [overflow-wrap:anywhere]">
            {email}
          </a>
        ))}
        <span className="text-moss">{file.since}</span>
      </p>
      {file.neighbours.length > 0 && (
        <p className="mt-1.5 text-moss text-small">
          Partage un numéro ou une adresse avec{" "}
          {file.neighbours.map(({ key, name }, index) => (
            <span key={key}>
              {index > 0 && ", "}
              <Link to={`?qui=${key}`}>{name}</Link>
            </span>
          ))}
          {file.otherNeighbours}.
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-2.5">
        <Link to={`${here}&faire=corriger`} data-key="c" className={buttonClass({ size: "sm" })}>
          <Icon name="pen" /> Corriger
        </Link>
        <Link to={`${here}&faire=refus`} data-key="f" className={buttonClass({ variant: "line", size: "sm" })}>
          <Icon name="forbidden" /> Noter ou lever un refus
        </Link>
        <Link to={`lettre${here}`} data-key="d" className={buttonClass({ variant: "line", size: "sm" })}>
          <Icon name="page" /> Réponse à sa demande d'accès
        </Link>
        <Link to={`${here}&faire=effacer`} className={`${buttonClass({ variant: "line", size: "sm" })} text-brique`}>
          Effacer…
        </Link>
      </p>
      <div className="mt-7 grid gap-x-12 gap-y-8 [grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr))]">
        <section>
          <SectionHead title="Tous ses envois" />
          <ol>
            {file.sent.map(({ id, reference, when, at, title, details }) => (
              <li key={id} className="border-b-1 py-3">
                <time dateTime={at} className="block text-micro text-moss">
                  {when}
                </time>
                <b>{title}</b> <span className="reference text-moss text-small">{reference}</span>
                <dl className="mt-1 text-small">
                  {details.map(([name, words]) => (
                    <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
                      <dt className="text-moss">{name}</dt>
                      <dd className="[overflow-wrap:anywhere]">{words}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <SectionHead title="Consentements" />
          {file.consents.map((consent) => (
            <Consent key={`${consent.at} ${consent.sentence} ${consent.kind}`} consent={consent} />
          ))}
        </section>
      </div>
    </div>
  );
}

const STANDING_MARKS = { accepted: "good", unsure: "bad", refused: "refused", expired: "old", never: "none" } as const;

const CONSENT_MARKS: Record<ConsentInWords["kind"], [MarkKind, string]> = {
  given: ["good", "Donné"],
  withdrawn: ["refused", "Retiré"],
  lifted: ["good", "Rétabli"],
  unticked: ["none", "Non coché"],
};

function Consent({ consent: { at, when, kind, sentence, proof } }: { consent: ConsentInWords }) {
  const [mark, title] = CONSENT_MARKS[kind];
  return (
    <article className="border-b-1 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Mark kind={mark} look="font-600">
          {title}
        </Mark>
        <time dateTime={at} className="text-micro text-moss">
          {when}
        </time>
      </p>
      <blockquote className="mt-1 border-l-3 border-meltwater pl-3.5">« {sentence} »</blockquote>
      <p className="mt-0.5 text-micro text-moss">{proof}</p>
    </article>
  );
}
