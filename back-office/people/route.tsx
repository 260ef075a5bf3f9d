import { data, Link } from "react-router";
import { type Visit, visitContext } from "#scripts/operator/back-office/office.ts";
import { findPepper, readPepper } from "#scripts/operator/stores/erasure-secret.ts";
import { remoteOptions } from "#scripts/operator/stores/remote-options.ts";
import { CliError } from "#scripts/toolbox.ts";
import { listConsentSentences } from "#workers/db/records.ts";
import { CONTACT_CHANNELS, CORRECTED_FIELDS } from "#workers/db/vocabulary.ts";
import { keyOf } from "#workers/people/call-list.ts";
import { type Corrected, type Correction, correctPerson } from "#workers/people/correct-person.ts";
import { findByRecord, readSeen } from "#workers/people/decide.ts";
import { erasePerson, findEverythingOf } from "#workers/people/erase-person.ts";
import { findPeople } from "#workers/people/find-people.ts";
import type { PersonOnFile } from "#workers/people/read-people.ts";
import { refuseContact } from "#workers/people/refuse-contact.ts";
import { SCREENS } from "#workers/people/screen-words.ts";
import { PageHead } from "../frame/heads.tsx";
import { Notice } from "../frame/notice.tsx";
import { leadTo, readFields, writeQuery } from "../frame/query.ts";
import { LastStep } from "../frame/question.tsx";
import { Screen } from "../frame/screen.tsx";
import { describeLastStep, describePanel } from "../panel/describe-panel.ts";
import { OutcomePanel } from "../panel/outcome-panel.tsx";
import { GONE, takeDecision, type UnwrittenView } from "../panel/take-decision.ts";
import type { Route } from "./+types/route";
import {
  type CorrectionView,
  describeCorrection,
  describeErasure,
  describeFile,
  describeSearch,
  findTraces,
  listErased,
} from "./describe-file.ts";
import { CorrectDialog, ERASE_WORD, EraseDialog, RefuseDialog } from "./dialogs.tsx";
import { PersonFile } from "./file.tsx";
import { Search } from "./search.tsx";

const READ_AGAIN = "Un envoi est arrivé depuis : relisez.";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { stores, place, now, readPeople, memory } = visit;
  const parameters = new URL(request.url).searchParams;
  const [people, sentences] = await Promise.all([readPeople(), listConsentSentences(stores.database)]);
  const found = findPeople(people, memory.search);
  const named = parameters.get("qui");
  const person = named ? findByRecord(people, named) : memory.search ? found.people[0] : undefined;
  const shared = {
    search: describeSearch(found, memory.search, now),
    traces: found.people.length === 0 ? await findTraces(stores, memory.search) : [],
    step: describeLastStep(visit, people),
    isGone: Boolean(named) && !person,
  };
  if (!person) return { ...shared, opened: null };
  const asked = parameters.get("faire");
  const secretCommand = () =>
    findPepper(place.environment) === null ? `npm run leads -- pepper${remoteOptions(place.environment)}` : null;
  return {
    ...shared,
    opened: {
      file: describeFile(person, sentences, now),
      panel: describePanel(person, sentences, now),
      isRefusalAsked: parameters.has("ne-plus-appeler"),
      /** What is asked of the file, apart from the panel. */
      isRefusing: asked === "refus",
      correction: asked === "corriger" ? describeCorrection(person, null, now) : null,
      erasure: asked === "effacer" ? describeErasure(person, await findEverythingOf(stores, person, now), secretCommand()) : null,
    },
  };
}

/** Why what was asked was not done. */
interface Undone {
  unwritten?: UnwrittenView;
  correction?: CorrectionView;
  eraseFault?: string;
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const fields = await readFields(request);
  const to = (parameters: Parameters<typeof writeQuery>[0], message?: string) => leadTo(visit, `.${writeQuery(parameters)}`, message);
  if (fields.faire === "chercher") {
    visit.memory.search = (fields.q ?? "").slice(0, 200);
    return to({});
  }
  const people = await visit.readPeople();
  const shown = fields.qui ?? fields.ligne ?? new URL(request.url).searchParams.get("qui") ?? undefined;
  const person = findByRecord(people, shown);
  if (!fields.faire && (person || fields.entree)) {
    const taken = await takeDecision(visit, fields);
    if ("unwritten" in taken) return data<Undone>({ unwritten: taken.unwritten });
    return to({ qui: taken.undone ?? shown }, taken.message);
  }
  if (!person) return to({ qui: shown });
  const qui = keyOf(person);
  if (fields.faire === "corriger") {
    const decided = await correct(visit, fields);
    if (decided.isWritten) return to({ qui }, "Correction enregistrée.");
    if (decided.reason === "nothing") return to({ qui }, "Rien n’a changé : rien n’a été noté.");
    const now = findByRecord(await visit.readPeople(), qui) ?? person;
    return data<Undone>({ correction: describeCorrection(now, { decided, typed: fields }, visit.now) });
  }
  if (fields.faire === "refus") {
    const message = await refuse(visit, fields);
    return to({ qui, faire: message === READ_AGAIN ? "refus" : null }, message);
  }
  if (fields.faire !== "effacer") return to({ qui });
  // Only what was listed may be erased: records that have arrived since must be read first.
  if (listErased(person) !== fields.envois) return to({ qui, faire: "effacer" }, READ_AGAIN);
  if (fields.mot !== ERASE_WORD) return to({ qui, faire: "effacer" }, `Rien n’a été effacé : tapez ${ERASE_WORD} en entier.`);
  const eraseFault = await erase(visit, person);
  return eraseFault ? data<Undone>({ eraseFault }, 409) : to({}, "Effacé. Il ne reste que des empreintes sans nom.");
}

/** Null when it is done; else why nobody was erased, or not for good. */
async function erase(visit: Visit, person: PersonOnFile): Promise<string | null> {
  const { stores, now, memory } = visit;
  try {
    const pepper = await readPepper(stores);
    const isDone = await erasePerson(stores, pepper, await findEverythingOf(stores, person, now), now);
    memory.search = "";
    return isDone ? null : "Des envois reviennent sans cesse : recommencez dans quelques minutes.";
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
}

async function correct(visit: Visit, fields: Readonly<Record<string, string>>): Promise<Corrected> {
  const seen = readSeen(fields.vu);
  if (!seen) return { isWritten: false, reason: "nothing" };
  const corrections = CORRECTED_FIELDS.flatMap((field) =>
    Object.entries(fields).flatMap(([name, value]): Correction[] => {
      const isValue = name.startsWith(`${field}-`) && !name.endsWith("-avant");
      return isValue ? [{ field, former: fields[`${name}-avant`] ?? "", value }] : [];
    }),
  );
  return correctPerson(visit, seen, corrections);
}

/** Notes or lifts refusals; each channel is a choice of its own. Returns what became of it. */
async function refuse(visit: Visit, fields: Readonly<Record<string, string>>): Promise<string> {
  const seen = readSeen(fields.vu);
  if (!seen) return READ_AGAIN;
  const wanted = CONTACT_CHANNELS.flatMap((channel) => {
    const choice = fields[channel];
    return choice === "refuser" || choice === "lever" ? [{ channel, isRefused: choice === "refuser" }] : [];
  });
  if (wanted.length === 0) return "Rien n’a été coché : rien n’a été noté.";
  const decided = await refuseContact(visit, seen, wanted, fields.note ?? null);
  return decided.isWritten ? "C’est noté." : READ_AGAIN;
}

/** « Personnes »: whoever wrote, all that they sent, what was noted, and their rights. */
export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { search, traces, opened, step, isGone } = loaderData;
  const here = opened ? `?qui=${opened.panel.key}` : "?";
  const correction = actionData?.correction ?? opened?.correction;
  return (
    <Screen
      title={opened?.panel.name ?? SCREENS.personnes}
      keys={{ choisir: "↑ ↓", issue: "J A R I S N", corriger: "C", refus: "F", "demande d’accès": "D" }}
      end={<LastStep step={step} action={here} />}
    >
      <div className={COLUMNS}>
        <div className="md:row-span-2 md:border-r-1 xl:row-auto">
          <PageHead title={SCREENS.personnes}>
            <Link to="journal">Journal</Link>
          </PageHead>
          {isGone && (
            <div className="screen-sides">
              <Notice isBad>{GONE}</Notice>
            </div>
          )}
          <Search search={search} traces={traces} current={opened?.panel.key} />
        </div>
        {opened ? (
          <>
            <div className="border-y-1.5 border-ink bg-raised md:border-t-0 xl:border-y-0 xl:border-hairline xl:border-r-1">
              <OutcomePanel
                person={opened.panel}
                hidden={{}}
                unwritten={actionData?.unwritten}
                isRefusalAsked={opened.isRefusalAsked}
                here={here}
                refuse={`${here}&ne-plus-appeler=1`}
              />
            </div>
            <PersonFile file={opened.file} here={here} />
          </>
        ) : (
          <p className="px-6 py-7 text-moss">
            {search.hits.length === 0
              ? "Personne ne correspond. Un prénom, quelques chiffres ou la moitié d'une référence suffisent."
              : "Choisissez une personne."}
          </p>
        )}
      </div>
      {opened && correction && <CorrectDialog person={opened.panel} correction={correction} here={here} />}
      {opened?.isRefusing && <RefuseDialog person={opened.panel} standings={opened.file.standings} here={here} />}
      {opened?.erasure && <EraseDialog person={opened.panel} erasure={opened.erasure} fault={actionData?.eraseFault} here={here} />}
    </Screen>
  );
}

const COLUMNS = [
  "grid flex-1 grid-cols-[minmax(0,1fr)] content-start md:grid-cols-[18rem_minmax(0,1fr)] md:content-stretch",
  "xl:grid-cols-[19rem_clamp(22rem,29vw,27rem)_minmax(0,1fr)]",
].join(" ");
