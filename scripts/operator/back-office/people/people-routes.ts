import type { Context, Hono } from "hono";
import * as v from "valibot";
import { correctPerson } from "#people/correct-person.ts";
import { findPeople } from "#people/find-people.ts";
import type { PersonOnFile } from "#people/read-people.ts";
import { refuseContact } from "#people/refuse-contact.ts";
import { findByRecord, seenTextSchema } from "#people/seen-person.ts";
import { erasePerson, findEverythingOf } from "#scripts/operator/leads/erase.ts";
import { findPepper } from "#scripts/operator/leads/pepper.ts";
import { listConsentSentences } from "#workers/db/consent-sentences.ts";
import { CONTACT_CHANNELS, CORRECTED_FIELDS } from "#workers/db/vocabulary.ts";
import type { VisitEnv } from "../back-office.ts";
import { html } from "../html.ts";
import { decideIn } from "../office.ts";
import { type Form, readForm } from "../read-form.ts";
import { fullName } from "../shell.ts";
import { renderAccessDocument } from "./access-document.ts";
import { DIALOGS, ERASE_WORD, type PeopleView, personAddress, renderPeople } from "./people-screen.ts";

/** « Personnes » and what is decided there. */
export function peopleRoutes(app: Hono<VisitEnv>): void {
  async function showPeople(c: Context<VisitEnv>, correction?: PeopleView["correction"]) {
    const { place, now, stores, readPeople, show } = c.var.visit;
    const [people, sentences] = await Promise.all([readPeople(), listConsentSentences(stores.database)]);
    const query = c.req.query("q") ?? "";
    const found = findPeople(people, query);
    const wanted = correction?.values.qui ?? c.req.query("qui");
    const person = findByRecord(people, wanted) ?? (query ? found.people[0] : undefined);
    const dialog = correction ? "corriger" : DIALOGS.find((name) => name === c.req.query("faire"));
    const erasure = person && dialog === "effacer" ? await findEverythingOf(stores, person, now) : undefined;
    const hasPepper = findPepper(stores.environment) !== null;
    return show("personnes", {
      title: person ? fullName(person) : "Personnes",
      main: renderPeople({ place, now, query, found, person, sentences, dialog, erasure, correction, hasPepper }),
      keys: [
        { keys: ["↑", "↓"], does: "choisir" },
        { keys: ["C"], does: "corriger" },
        { keys: ["F"], does: "refus" },
        { keys: ["D"], does: "demande d’accès" },
      ],
      footEnd: html`<span class="bo-quiet">${MESSAGES[c.req.query("message") ?? ""] ?? "Effacer n’a pas de touche, exprès."}</span>`,
    });
  }

  app.get("/:place/personnes", (c) => showPeople(c));

  app.get("/:place/personnes/document", async (c) => {
    const { place, now, stores } = c.var.visit;
    const person = await findWhom(c, c.req.query("qui"));
    if (!person) return c.redirect(`/${place.name}/personnes`, 303);
    const [{ person: whole, texts }, sentences] = await Promise.all([
      findEverythingOf(stores, person, now),
      listConsentSentences(stores.database),
    ]);
    return c.html(renderAccessDocument(whole ?? person, { place, sentences, texts, now }));
  });

  /** A change of the person whom the form names, read again: a decision must be based on the current records. */
  function onChange(name: string, change: (c: Context<VisitEnv>, person: PersonOnFile, form: Form) => Promise<Response>) {
    app.post(`/:place/personnes/${name}`, async (c) => {
      const form = await readForm(c);
      const person = await findWhom(c, form.qui);
      return person ? change(c, person, form) : c.redirect(`/${c.var.visit.place.name}/personnes?message=parti`, 303);
    });
  }

  onChange("corriger", async (c, person, values) => {
    const { place } = c.var.visit;
    const seen = v.safeParse(seenTextSchema, values.vu);
    const corrections = CORRECTED_FIELDS.flatMap((field) =>
      Object.keys(values)
        .filter((name) => name.startsWith(`${field}-`) && !name.endsWith("-avant"))
        .map((name) => ({ field, former: values[`${name}-avant`] ?? "", value: values[name] ?? "" })),
    );
    const decided = seen.success
      ? await correctPerson(decideIn(c.var.visit), seen.output, corrections)
      : ({ isWritten: false, reason: "nothing" } as const);
    if (decided.isWritten) return c.redirect(`${personAddress(place, person)}&message=corrige`, 303);
    if (decided.reason === "nothing") return c.redirect(`${personAddress(place, person)}&message=rien-change`, 303);
    return showPeople(c, { values, decided });
  });

  onChange("refus", async (c, person, form) => {
    const { place } = c.var.visit;
    const channels = CONTACT_CHANNELS.filter((channel) => form[channel] !== undefined);
    const seen = v.safeParse(seenTextSchema, form.vu);
    let message = channels.length === 0 ? "rien" : seen.success ? "refus" : "nouveau";
    for (const channel of channels) {
      if (!seen.success) break;
      const decided = await refuseContact(decideIn(c.var.visit), seen.output, { channel, isRefused: true, note: form.note ?? null });
      if (!decided.isWritten) message = "nouveau";
    }
    return c.redirect(`${personAddress(place, person)}${message === "nouveau" ? "&faire=refus" : ""}&message=${message}`, 303);
  });

  onChange("effacer", async (c, person, form) => {
    const { place, stores, now, forgetPeople } = c.var.visit;
    // Only what was listed may be erased: records that have arrived since must be reviewed first.
    const isAsListed = person.records.map(({ id }) => id).join(" ") === form.envois;
    if (form.mot !== ERASE_WORD || !isAsListed)
      return c.redirect(`${personAddress(place, person)}&faire=effacer${isAsListed ? "" : "&message=nouveau"}`, 303);
    const pepper = findPepper(stores.environment);
    if (pepper === null) return c.redirect(`${personAddress(place, person)}&faire=effacer`, 303);
    await erasePerson(stores, pepper, await findEverythingOf(stores, person, now), null, now);
    forgetPeople();
    return c.redirect(`/${place.name}/personnes?message=efface`, 303);
  });
}

const MESSAGES: Record<string, string> = {
  corrige: "Correction enregistrée.",
  "rien-change": "Rien n’a changé : rien n’a été noté.",
  refus: "Refus noté.",
  rien: "Rien n’a été coché : rien n’a été noté.",
  efface: "Effacé. Il ne reste que l’empreinte sans nom du journal.",
  nouveau: "Un envoi est arrivé depuis : relisez la liste.",
  parti: "Cette personne n’est plus dans la base.",
};

async function findWhom(c: Context<VisitEnv>, who: string | undefined): Promise<PersonOnFile | undefined> {
  const { forgetPeople, readPeople } = c.var.visit;
  forgetPeople();
  return findByRecord(await readPeople(), who);
}
