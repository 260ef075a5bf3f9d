import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { ConsentInWords } from "#people/person-file.ts";
import { Icon, type IconName } from "../frame/icon.tsx";
import { SectionHead } from "../frame/section-head.tsx";
import type { FileView } from "./describe-file.ts";

/** A person's rights and what they sent, beside the panel in which an outcome is noted. */
export function PersonFile({ file, place }: { file: FileView; place: string }) {
  const here = `/${place}/personnes?qui=${file.key}`;
  return (
    <div className="people-file px-4 pt-5.5 pb-10 lg:px-7">
      <p className="flex flex-wrap gap-x-5 gap-y-1.5">
        {file.standings.map(({ channel, words, state }) => (
          <span key={channel} className={`inline-flex items-center gap-1.5 ${STANDING_LOOK[state][1]}`}>
            <Icon name={STANDING_LOOK[state][0]} />
            <b>{words}</b>
          </span>
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
          {file.neighbours.slice(0, 3).map(({ key, name }, index) => (
            <span key={key}>
              {index > 0 && ", "}
              <Link to={`/${place}/personnes?qui=${key}`} className="text-pine">
                {name}
              </Link>
            </span>
          ))}
          {file.neighbours.length > 3 && ` et ${file.neighbours.length - 3} autres`}.
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-2.5">
        <Link to={`${here}&faire=corriger`} data-key="c" className={buttonClass({ size: "sm" })}>
          <Icon name="pen" /> Corriger
        </Link>
        <Link to={`${here}&faire=refus`} data-key="f" className={buttonClass({ variant: "line", size: "sm" })}>
          <Icon name="forbidden" /> Noter ou lever un refus
        </Link>
        <Link to={`/${place}/personnes/lettre?qui=${file.key}`} data-key="d" className={buttonClass({ variant: "line", size: "sm" })}>
          <Icon name="page" /> Réponse à sa demande d'accès
        </Link>
        <Link to={`${here}&faire=effacer`} className={`${buttonClass({ variant: "line", size: "sm" })} text-brique`}>
          Effacer…
        </Link>
      </p>
      <div className="people-facts mt-7">
        <section>
          <SectionHead title="Tous ses envois" />
          <ol>
            {file.sent.map(({ id, reference, when, at, title, details }) => (
              <li key={id} className="border-b-1 border-hairline border-solid py-3">
                <time dateTime={at} className="block text-micro text-moss">
                  {when}
                </time>
                <b>{title}</b> <span className="reference text-moss text-small">{reference}</span>
                <dl className="people-details mt-1 text-small">
                  {details.map(([name, words]) => (
                    <div key={name}>
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

const STANDING_LOOK: Record<FileView["standings"][number]["state"], [IconName, string]> = {
  accepted: ["tick", "text-pine"],
  unsure: ["warning", "text-brique"],
  refused: ["forbidden", "text-brique"],
  expired: ["clock", "text-moss"],
  never: ["cross", "text-moss"],
};

const CONSENT_LOOK: Record<ConsentInWords["kind"], [IconName, string, string]> = {
  given: ["tick", "text-pine", "Donné"],
  withdrawn: ["forbidden", "text-brique", "Retiré"],
  lifted: ["tick", "text-pine", "Rétabli"],
  unticked: ["cross", "text-moss", "Non coché"],
};

function Consent({ consent: { at, when, kind, sentence, proof } }: { consent: ConsentInWords }) {
  const [icon, tone, title] = CONSENT_LOOK[kind];
  return (
    <article className="border-b-1 border-hairline border-solid py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={`inline-flex items-center gap-1.5 font-600 ${tone}`}>
          <Icon name={icon} /> {title}
        </span>
        <time dateTime={at} className="text-micro text-moss">
          {when}
        </time>
      </p>
      <blockquote className="mt-1 border-l-3 border-meltwater border-solid pl-3.5">« {sentence} »</blockquote>
      <p className="mt-0.5 text-micro text-moss">{proof}</p>
    </article>
  );
}
