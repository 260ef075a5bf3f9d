import { Link } from "react-router";
import { organisation } from "#app/content/organisation.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { writeQuery } from "../frame/forms.tsx";
import { Icon } from "../frame/icon.tsx";
import { Mark, Remark } from "../frame/notice.tsx";
import { SectionHead } from "../frame/screen.tsx";
import type { FileView } from "./describe-file.ts";
import { SharedRecords } from "./shared-records.tsx";

/** Printed, it answers an access request. */
export function PersonFile({ file, here }: { file: FileView; here: string }) {
  return (
    <div className="px-4 pt-5 pb-10 desktop:px-6">
      <AnswerHead name={file.name} />
      <h2 className="text-subtitle print:hidden">Sa fiche</h2>
      <Standing file={file} />
      <SharedRecords file={file} here={here} />
      <Actions fileKey={file.key} here={here} />
      <div className="mt-6 grid gap-x-12 gap-y-8 print:block grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))]">
        <section>
          <SectionHead title="Tous ses envois" />
          {file.restWords && <p className="text-moss text-compact">{file.restWords}</p>}
          <ol>
            {file.sent.map(({ id, reference, when, at, title, details }) => (
              <li key={id} className="break-inside-avoid border-b-1 py-3">
                <time dateTime={at} className="block text-micro text-moss">
                  {when}
                </time>
                <b>{title}</b> <span className="reference text-moss text-compact">{reference}</span>
                <dl className="mt-1 text-compact">
                  {details.map(({ name, words }) => (
                    <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
                      <dt className="text-moss">{name}</dt>
                      <dd className="wrap-anywhere">
                        <bdi dir="ltr">{words}</bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        </section>
        <section className="print:mt-6">
          <SectionHead title="Consentements" />
          {file.consents.length === 0 && <p className="text-moss">Aucune phrase n'a été montrée, aucun accord n'a été dit.</p>}
          {file.consents.map(({ id, at, when, isGood, title, words, proof }) => (
            <article key={id} className="break-inside-avoid border-b-1 py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <Mark kind={isGood ? "good" : "none"} look="font-600">
                  {title}
                </Mark>
                <time dateTime={at} className="text-micro text-moss">
                  {when}
                </time>
              </p>
              <blockquote className="mt-1 border-l-3 border-meltwater pl-3 wrap-anywhere">{words}</blockquote>
              <p className="mt-1 text-micro text-moss">{proof}</p>
            </article>
          ))}
        </section>
      </div>
    </div>
  );
}

/** On paper only. */
function AnswerHead({ name }: { name: string }) {
  return (
    <div className="hidden pb-6 print:block">
      <p className="text-compact">{[organisation.name, organisation.city].filter(Boolean).join(", ")}</p>
      <h1 className="mt-4 text-title">
        Ce que nous savons de <bdi>{name}</bdi>
      </h1>
      <p className="mt-2">
        Voici tout ce que vous nous avez envoyé et ce que nous y avons ajouté, à l'heure de Paris. Vous pouvez corriger, refuser d'être
        appelé(e) ou de recevoir des e-mails, ou tout faire effacer : {organisation.dataProtectionEmail}. Si notre réponse ne vous convient
        pas, vous pouvez saisir la CNIL, cnil.fr.
      </p>
    </div>
  );
}

function Standing({ file: { standings, emails, trainingEmail, since, waiting, neighbours } }: { file: FileView }) {
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {standings.map(({ words, mark }) => (
          <Mark key={words} kind={mark} look="font-700">
            {words}
          </Mark>
        ))}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-compact wrap-anywhere">
        {emails.map(({ email, href }) => (
          <bdi key={email}>{href ? <a href={href}>{email}</a> : email}</bdi>
        ))}
        {trainingEmail && (
          <span>
            service formation : <bdi>{trainingEmail}</bdi>
          </span>
        )}
        <span className="text-moss">{since}</span>
      </p>
      {waiting && <Remark icon="warning">Un envoi attend encore la base : il se lit ici, et s'y range dans la minute.</Remark>}
      {neighbours.length > 0 && (
        <p className="mt-1 text-moss text-compact print:hidden">
          Partage un numéro ou une adresse avec{" "}
          {neighbours.map(({ key, name }, index) => (
            <span key={key}>
              {index > 0 && ", "}
              <Link to={`/personnes${writeQuery({ qui: key })}`}>
                <bdi>{name}</bdi>
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

function Actions({ fileKey, here }: { fileKey: string; here: string }) {
  const line = buttonClass({ variant: "line", size: "sm" });
  return (
    <p className="mt-4 flex flex-wrap gap-2 print:hidden">
      <Link to={`${here}&faire=corriger`} preventScrollReset className={buttonClass({ size: "sm" })}>
        <Icon name="pen" /> Corriger
      </Link>
      <Link to={`${here}&faire=accord`} preventScrollReset className={line}>
        <Icon name="forbidden" /> Accord ou refus
      </Link>
      <Button variant="line" size="sm" className="only-with-script" onClick={() => print()}>
        <Icon name="page" /> Imprimer la réponse
      </Button>
      <a href={`/personne.json${writeQuery({ qui: fileKey })}`} download className={line}>
        Tout, en JSON
      </a>
      <Link to={`${here}&faire=effacer`} preventScrollReset className={`${line} text-brique!`}>
        Effacer…
      </Link>
    </p>
  );
}
