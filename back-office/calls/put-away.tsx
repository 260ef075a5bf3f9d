import { Form, Link } from "react-router";
import { formatCount } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { NamedFlood } from "#workers/people/calls/put-flood-away.ts";
import { HiddenFields } from "../frame/forms.tsx";
import { FIELDS, PUT_AWAY } from "../panel/fields.ts";

/** « 45 envois », « 3 numéros » */
export function describeFlood({ key, name, count, numbers, until }: NamedFlood) {
  return { key, name, until, sent: typeset(formatCount(count, "envoi")), numbers: typeset(formatCount(numbers, "numéro")) };
}

/** In the place of the panel: what putting a flood away does, before it is done. */
export function PutAway({ flood, fault, back }: { flood: ReturnType<typeof describeFlood>; fault: string | undefined; back: string }) {
  const { key, name, until, sent, numbers } = flood;
  return (
    <section aria-label={`Ranger ${sent}`} className="grid justify-items-start gap-3 px-4 pt-5 pb-6 desktop:px-6">
      <h2 className="text-title">Ranger {sent} ?</h2>
      {fault && (
        <p role="alert" className="font-600 text-brique">
          {fault}
        </p>
      )}
      <p>
        <b>
          « <bdi>{name}</bdi> »
        </b>
        , {numbers}.
      </p>
      <p>Tous quittent la liste, avec l'issue « sans suite ». Rien n'est effacé, et une nouvelle demande ramène la personne.</p>
      <p className="text-moss text-compact">
        Qui porte vraiment ce nom est rangé avec les autres : en cas de doute, ouvrez d'abord sa fiche.
      </p>
      <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <HiddenFields fields={{ [FIELDS.person]: key, [FIELDS.until]: until }} />
        <button type="submit" name={FIELDS.choice} value={PUT_AWAY} className={buttonClass({ size: "sm" })}>
          Ranger {sent}
        </button>
        <Link to={back} className="inline-flex min-h-11 items-center">
          Les laisser
        </Link>
      </Form>
    </section>
  );
}
