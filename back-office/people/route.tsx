import "./people.css";
import { data, Link, redirect } from "react-router";
import * as v from "valibot";
import { keyOf } from "#people/call-list.ts";
import { type Corrected, type Correction, correctPerson } from "#people/correct-person.ts";
import { findPeople } from "#people/find-people.ts";
import { sayHour } from "#people/french-time.ts";
import { refuseContact } from "#people/refuse-contact.ts";
import { findByRecord, seenTextSchema } from "#people/seen-person.ts";
import { findLastStep, sayStep } from "#people/undo.ts";
import { decideIn, type Visit, visitContext } from "#scripts/operator/back-office/office.ts";
import { erasePerson, findEverythingOf } from "#scripts/operator/leads/erase.ts";
import { findPepper } from "#scripts/operator/leads/pepper.ts";
import { listConsentSentences } from "#workers/db/consent-sentences.ts";
import { CONTACT_CHANNELS, CORRECTED_FIELDS } from "#workers/db/vocabulary.ts";
import { PageHead } from "../frame/page-head.tsx";
import { Screen } from "../frame/screen.tsx";
import { UndoStep } from "../frame/undo-step.tsx";
import { describePanel } from "../panel/describe-panel.ts";
import { OutcomePanel } from "../panel/outcome-panel.tsx";
import { sayMessage, takeDecision, UNDO } from "../panel/take-decision.ts";
import type { Route } from "./+types/route";
import { describeCorrection, describeErasure, describeFile, describeSearch, listErased } from "./describe-file.ts";
import { CorrectDialog, ERASE_WORD, EraseDialog, RefuseDialog } from "./dialogs.tsx";
import { PersonFile } from "./file.tsx";
import { findTraces } from "./find-traces.ts";
import { Search } from "./search.tsx";

/** What is asked of a person's file, apart from the panel. */
const DIALOGS = ["corriger", "refus", "effacer"] as const;

const MESSAGES: Readonly<Record<string, string>> = {
  corrige: "Correction enregistrée.",
  "rien-change": "Rien n’a changé : rien n’a été noté.",
  refus: "C’est noté.",
  "rien-coche": "Rien n’a été coché : rien n’a été noté.",
  efface: "Effacé. Il ne reste que des empreintes sans nom.",
  nouveau: "Un envoi est arrivé depuis : relisez.",
  mot: `Rien n’a été effacé : tapez ${ERASE_WORD} en entier.`,
  parti: "Cette personne n’est plus dans la base.",
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { stores, now, author, readPeople } = visit;
  const parameters = new URL(request.url).searchParams;
  const [people, sentences] = await Promise.all([readPeople(), listConsentSentences(stores.database)]);
  const query = visit.search;
  const found = findPeople(people, query);
  const person = findByRecord(people, parameters.get("qui") ?? undefined) ?? (query ? found.people[0] : undefined);
  const dialog = person ? (DIALOGS.find((name) => name === parameters.get("faire")) ?? null) : null;
  const step = findLastStep(people, author, now);
  const message = parameters.get("message");
  return {
    search: describeSearch(found, query, now),
    traces: found.people.length === 0 ? await findTraces(stores, query) : [],
    file: person ? describeFile(person, sentences, now) : null,
    panel: person ? describePanel(person, sentences, now) : null,
    dialog,
    correction: person && dialog === "corriger" ? describeCorrection(person, null, now) : null,
    erasure:
      person && dialog === "effacer"
        ? describeErasure(person, await findEverythingOf(stores, person, now), findPepper(stores.environment) !== null)
        : null,
    isRefusalAsked: parameters.has("ne-plus-appeler"),
    step: step ? { id: step.id, time: sayHour(step.at), words: sayStep(step, now) } : null,
    message: message === null ? "" : (MESSAGES[message] ?? sayMessage(message)),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  const fields = Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === "string"));
  const to = (parameters: Record<string, string>) => {
    const query = new URLSearchParams(parameters);
    return redirect(`/${params.place}/personnes${query.size > 0 ? `?${query}` : ""}`, 303);
  };
  if (fields.faire === "chercher") {
    visit.noteSearch((fields.q ?? "").slice(0, 200));
    return to({});
  }
  if (fields.issue === UNDO) {
    const undone = await takeDecision(visit, form);
    const qui = undone.isWritten ? undone.key : new URL(request.url).searchParams.get("qui");
    return to({ ...(qui && { qui }), ...("message" in undone && undone.message && { message: undone.message }) });
  }
  const people = await decideIn(visit).readPeople();
  const person = findByRecord(people, fields.qui ?? fields.ligne);
  if (!person) return to({ message: "parti" });
  const qui = keyOf(person);
  if (fields.faire === "corriger") {
    const decided = await correct(visit, fields);
    if (decided.isWritten) return to({ qui, message: "corrige" });
    if (decided.reason === "nothing") return to({ qui, message: "rien-change" });
    const now = findByRecord(await visit.readPeople(), qui) ?? person;
    return data({ correction: describeCorrection(now, { decided, typed: fields }, visit.now) });
  }
  if (fields.faire === "refus") {
    const message = await refuse(visit, fields);
    return to({ qui, message, ...(message === "nouveau" && { faire: "refus" }) });
  }
  if (fields.faire === "effacer") {
    const pepper = findPepper(visit.stores.environment);
    // Only what was listed may be erased: records that have arrived since must be read first.
    if (listErased(person) !== fields.envois) return to({ qui, faire: "effacer", message: "nouveau" });
    if (fields.mot !== ERASE_WORD || pepper === null) return to({ qui, faire: "effacer", message: "mot" });
    await erasePerson(visit.stores, pepper, await findEverythingOf(visit.stores, person, visit.now), null, visit.now);
    visit.forgetPeople();
    visit.noteSearch("");
    return to({ message: "efface" });
  }
  const taken = await takeDecision(visit, form);
  if ("unwritten" in taken) return data({ unwritten: taken.unwritten });
  return to({ qui, ...(taken.message && { message: taken.message }) });
}

async function correct(visit: Visit, fields: Readonly<Record<string, string>>): Promise<Corrected> {
  const seen = v.safeParse(seenTextSchema, fields.vu);
  if (!seen.success) return { isWritten: false, reason: "nothing" };
  const corrections = CORRECTED_FIELDS.flatMap((field) =>
    Object.entries(fields).flatMap(([name, value]): Correction[] => {
      const isValue = name.startsWith(`${field}-`) && !name.endsWith("-avant");
      return isValue ? [{ field, former: fields[`${name}-avant`] ?? "", value }] : [];
    }),
  );
  return correctPerson(decideIn(visit), seen.output, corrections);
}

/** Notes or lifts refusals; each channel is a choice of its own. Returns the word of a message. */
async function refuse(visit: Visit, fields: Readonly<Record<string, string>>): Promise<string> {
  const seen = v.safeParse(seenTextSchema, fields.vu);
  if (!seen.success) return "nouveau";
  const wanted = CONTACT_CHANNELS.flatMap((channel) => {
    const choice = fields[channel];
    return choice === "refuser" || choice === "lever" ? [{ channel, isRefused: choice === "refuser" }] : [];
  });
  if (wanted.length === 0) return "rien-coche";
  for (const one of wanted) {
    const decided = await refuseContact(decideIn(visit), seen.output, { ...one, note: fields.note ?? null });
    if (!decided.isWritten) return "nouveau";
  }
  return "refus";
}

/** « Personnes »: whoever wrote, all that they sent, what was noted, and their rights. */
export default function People({ loaderData, actionData, params }: Route.ComponentProps) {
  const { search, traces, file, panel, dialog, erasure, step, message } = loaderData;
  const here = file ? `/${params.place}/personnes?qui=${file.key}` : `/${params.place}/personnes`;
  const tried = actionData && "correction" in actionData ? actionData.correction : undefined;
  const correction = tried ?? loaderData.correction;
  const unwritten = actionData && "unwritten" in actionData ? actionData.unwritten : undefined;
  return (
    <Screen
      title={file?.name ?? "Personnes"}
      keys={[
        { keys: ["↑", "↓"], does: "choisir" },
        { keys: ["J", "A", "R", "I", "S", "N"], does: "issue" },
        { keys: ["C"], does: "corriger" },
        { keys: ["F"], does: "refus" },
        { keys: ["D"], does: "demande d’accès" },
      ]}
      end={
        <>
          {message && `${message} `}
          {step && <UndoStep step={step} action={here} />}
        </>
      }
    >
      <div className="people">
        <div className="people-found">
          <PageHead title="Personnes">
            <Link to={`/${params.place}/personnes/journal`} className="text-pine">
              Journal
            </Link>
          </PageHead>
          <Search search={search} traces={traces} place={params.place} current={file?.key ?? null} />
        </div>
        {file && panel ? (
          <>
            <div className="people-panel">
              <OutcomePanel
                person={panel}
                hidden={{}}
                unwritten={unwritten}
                isRefusalAsked={loaderData.isRefusalAsked && !unwritten}
                addresses={{ here, refuse: `${here}&ne-plus-appeler=1`, file: null }}
              />
            </div>
            <PersonFile file={file} place={params.place} />
          </>
        ) : (
          <p className="px-6 py-7 text-moss">
            {search.hits.length === 0
              ? "Personne ne correspond. Un prénom, quelques chiffres ou la moitié d'une référence suffisent."
              : "Choisissez une personne."}
          </p>
        )}
      </div>
      {file && dialog === "corriger" && correction && <CorrectDialog file={file} correction={correction} here={here} />}
      {file && dialog === "refus" && <RefuseDialog file={file} here={here} />}
      {file && dialog === "effacer" && erasure && <EraseDialog file={file} erasure={erasure} here={here} />}
    </Screen>
  );
}
