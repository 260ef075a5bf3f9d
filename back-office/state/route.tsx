import { Form, Link, redirect } from "react-router";
import { formatCount, formatNumber } from "#app/content/format.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { noteTaskRun, TASK_NAMES } from "#workers/db/task-runs.ts";
import { formatMoment } from "#workers/people/labels/french-time.ts";
import { removeFromOutbox, sendAgain } from "#workers/storage/outbox.ts";
import { officeContext } from "../context.ts";
import { keepFormOnFault, keepScreenOnFault } from "../frame/connection.ts";
import { Figures } from "../frame/figures.tsx";
import { HiddenFields, readFields, writeQuery } from "../frame/forms.tsx";
import { Mark } from "../frame/notice.tsx";
import { PageHead, Screen, SectionHead } from "../frame/screen.tsx";
import type { Route } from "./+types/route";
import { readJournal, readState } from "./describe-state.ts";

type Loaded = Route.ComponentProps["loaderData"];

const JOURNAL_LINES = 25;

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const before = url.searchParams.get("avant") ?? "9";
  const [state, journal] = await Promise.all([readState(office), readJournal(office, before, JOURNAL_LINES)]);
  return {
    ...state,
    journal: journal.map((line) => ({ ...line, when: formatMoment(line.at, office.now) })),
    older: journal.length === JOURNAL_LINES ? (journal.at(-1)?.at ?? null) : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { stores, now } = context.get(officeContext);
  const { faire, objet = "", certain } = await readFields(request);
  if (faire === "essai") await noteTaskRun(stores.database, { name: TASK_NAMES.testMessage, started_at: now.toISOString() });
  if (faire === "renvoyer") await sendAgain(stores.outbox, objet);
  // Refused records only: the cron replays waiting ones.
  if (faire === "jeter" && certain === "oui" && objet.startsWith("outbox/refused/")) await removeFromOutbox(stores.outbox, [objet]);
  return redirect("/etat", 303);
}

export const clientLoader = keepScreenOnFault<typeof loader>();
export const clientAction = keepFormOnFault<typeof action>();

export default function State({ loaderData }: Route.ComponentProps) {
  const { tasks, waiting, refused, channels, testMessage, journal, older } = loaderData;
  const faults =
    tasks.filter(({ mark }) => mark === "bad").length + Number(refused.count > 0) + Number(channels.isBad || testMessage.isBad);
  return (
    <Screen title="État">
      <PageHead title="État" words={faults === 0 ? "Rien à réparer." : `${formatCount(faults, "chose", "choses")} à regarder.`} />
      <div className="grid max-w-360 gap-8 screen-sides pb-12">
        <div className="grid gap-x-12 gap-y-8 *:min-w-0 grid-cols-[repeat(auto-fit,minmax(min(33rem,100%),1fr))]">
          <Figures
            name="Ce qui tourne seul"
            heads={[{ words: "Tâche" }, { words: "Dernière fois" }, { words: "Résultat" }]}
            rows={tasks.map(({ name, title, words, when, mark, verdict }) => ({
              key: name,
              label: (
                <>
                  {title} <span className="block font-400 text-moss text-compact">{words}</span>
                </>
              ),
              cells: [
                when,
                <Mark key="verdict" kind={mark}>
                  {verdict}
                </Mark>,
              ],
            }))}
          />
          <section>
            <SectionHead title="Prévenir les conseillers" />
            {[channels, testMessage].map(({ words, isBad }) => (
              <p key={words}>
                <Verdict isBad={isBad} words={words} />
              </p>
            ))}
            <Form method="post" className="mt-3">
              <button type="submit" name="faire" value="essai" className={buttonClass({ variant: "line", size: "sm" })}>
                Envoyer un message d'essai
              </button>
            </Form>
          </section>
        </div>
        <Objects title="Refusé par la base" {...refused} isRefused>
          La base ne prend pas ces envois tels qu'ils sont : c'est un défaut du site, à corriger, puis à renvoyer. Ils ne sont nulle part
          ailleurs : notez le numéro et appelez.
        </Objects>
        <Objects title="En attente de la base" {...waiting}>
          Chacun part de lui-même dès que la base répond, le plus ancien d'abord.
        </Objects>
        <p>
          Les envois mis à part, où un champ que seul un robot voit était rempli, sont au bas de <Link to="/appels">À appeler</Link>.
        </p>
        <Journal lines={journal} older={older} />
      </div>
    </Screen>
  );
}

function Verdict({ isBad, words }: { isBad: boolean; words: string }) {
  return <Mark kind={isBad ? "bad" : "good"}>{words}</Mark>;
}

type ObjectsProps = Loaded["refused"] & { title: string; isRefused?: boolean; children: React.ReactNode };

function Objects({ title, count, objects, isRefused = false, children }: ObjectsProps) {
  return (
    <section>
      <SectionHead title={`${title} : ${formatNumber(count)}`} />
      <p className={isRefused && count > 0 ? "max-w-3xl" : "text-moss"}>{count === 0 ? "Rien." : children}</p>
      <ul className="mt-2">
        {objects.map(({ key, title, when, text }) => (
          <li key={key} className="border-b-1 py-2">
            <details>
              <summary className="min-h-11 content-center font-600">
                {title}, {when} <span className="font-400 text-pine underline">voir</span>
              </summary>
              <pre className="mt-1 whitespace-pre-wrap rounded-sm bg-mist p-3 font-500 font-mono text-small leading-list wrap-anywhere">
                {text}
              </pre>
            </details>
            {isRefused && (
              <div className="mt-1 flex flex-wrap items-center gap-3">
                <Form method="post">
                  <HiddenFields fields={{ objet: key }} />
                  <button type="submit" name="faire" value="renvoyer" className={buttonClass({ size: "sm" })}>
                    Renvoyer à la base
                  </button>
                </Form>
                <Form method="post" className="flex flex-wrap items-center gap-3">
                  <HiddenFields fields={{ objet: key }} />
                  <label className="flex min-h-11 items-center gap-2">
                    <input type="checkbox" name="certain" value="oui" required className="size-5" /> pour toujours
                  </label>
                  <button
                    type="submit"
                    name="faire"
                    value="jeter"
                    className={`${buttonClass({ variant: "line", size: "sm" })} text-brique!`}
                  >
                    Jeter
                  </button>
                </Form>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Journal({ lines, older }: { lines: Loaded["journal"]; older: Loaded["older"] }) {
  return (
    <Figures
      name="Journal"
      by="qui a noté, corrigé, refusé, effacé"
      none="Rien n'a encore été noté."
      className="tight max-tablet:min-w-130"
      heads={[{ words: "Quand" }, { words: "Qui" }, { words: "Quoi" }, { words: "Référence", look: "reference" }]}
      rows={lines.map(({ id, at, when, author, what, records }) => ({
        key: id,
        label: <time dateTime={at}>{when}</time>,
        cells: [
          author,
          what,
          what === "effacement" ? records.map(({ reference }) => reference).join(", ") : <References key={id} records={records} />,
        ],
      }))}
    >
      <p className="mt-3 flex gap-5 print:hidden">
        {older && (
          <Link to={writeQuery({ avant: older })} preventScrollReset>
            Plus ancien
          </Link>
        )}
        <a href="/journal.csv">CSV</a>
      </p>
    </Figures>
  );
}

function References({ records }: Pick<Loaded["journal"][number], "records">) {
  const [first, ...others] = records;
  return (
    <>
      <Link to={`/personnes${writeQuery({ qui: first?.key })}`}>{first?.reference}</Link>
      {others.length > 0 && ` et ${formatCount(others.length, "autre")}`}
    </>
  );
}
