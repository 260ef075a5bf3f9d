import { data, Form, Link, redirect } from "react-router";
import { formatCount, formatNumber } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import { typeset } from "#app/content/typeset.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { capitalise } from "#people/capitalise.ts";
import { dayOf, sayDuration, sayHour, sayMoment, sayShortDay } from "#people/french-time.ts";
import { sayCatalogue } from "#people/record-words.ts";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { CHANNEL_WORDS, type Fault, isRestWell, listFaults, remoteOptions, sayTask } from "#scripts/operator/back-office/state/faults.ts";
import { type Look, lookAround } from "#scripts/operator/back-office/state/look-around.ts";
import { replayAll } from "#scripts/operator/back-office/state/outbox-records.ts";
import { CliError } from "#scripts/toolbox.ts";
import type { Unannounced } from "#workers/db/announcements.ts";
import { TASK_NAMES } from "#workers/db/task-runs.ts";
import { Command } from "../frame/command.tsx";
import { Icon } from "../frame/icon.tsx";
import { Notice } from "../frame/notice.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { Screen } from "../frame/screen.tsx";
import { SectionHead } from "../frame/section-head.tsx";
import type { Route } from "./+types/route";
import { Bad, FactsTable, Good, type Row, UNKNOWN } from "./facts-table.tsx";

const FINDINGS_SHOWN = 6;
const NUMBERS = ["", "Une chose", "Deux choses", "Trois choses", "Quatre choses", "Cinq choses", "Six choses"];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { place, stores, now, noteFaultCount } = context.get(visitContext);
  const look = await lookAround(place, stores, now);
  const faults = listFaults(look);
  const faultCount = faults.filter(({ isGrave }) => isGrave).length;
  noteFaultCount(faultCount);
  return { look, faults, faultCount, isRestWell: isRestWell(look), message: sayMessage(new URL(request.url).searchParams) };
}

/** « Ranger maintenant » */
export async function action({ context }: Route.ActionArgs) {
  const { place, stores, now, forgetPeople } = context.get(visitContext);
  try {
    const { saved, quarantined, left } = await replayAll(stores, now);
    forgetPeople();
    throw redirect(`/${place.name}/etat?ranges=${saved}&ecartes=${quarantined}&restes=${left}`, 303);
  } catch (error) {
    if (error instanceof CliError) return data({ message: error.message }, 409);
    throw error;
  }
}

function sayMessage(query: URLSearchParams): string | null {
  if (query.has("ecarte")) return "L’envoi est écarté.";
  if (!query.has("ranges")) return null;
  const [count, quarantined, left] = ["ranges", "ecartes", "restes"].map((name) => Number(query.get(name))) as [number, number, number];
  const parts = [
    count === 0 ? "Rien n’a pu être rangé" : `${formatCount(count, "envoi rangé", "envois rangés")} dans la base`,
    ...(quarantined > 0 ? [`${formatCount(quarantined, "mis", "mis")} en quarantaine`] : []),
    ...(left > 0 ? [`${formatCount(left, "attend", "attendent")} encore`] : []),
  ];
  return typeset(`${parts.join(" ; ")}.`);
}

/** « État »: faults first, each with how to repair it. */
export default function State({ loaderData, actionData, params }: Route.ComponentProps) {
  const { look, faults, isRestWell } = loaderData;
  const message = actionData?.message ?? loaderData.message;
  return (
    <Screen title="État" keys={[{ keys: ["1", "2", "3", "4"], does: "changer d’écran" }]}>
      <PageHead
        title="État"
        words={`Regardé à ${sayHour(look.now.toISOString())}, en ${formatNumber(Math.max(0.1, look.tookMs / 1000))}\u00A0s`}
      >
        <Link to={`/${params.place}/etat`} className={buttonClass({ variant: "line", size: "sm" })}>
          Regarder de nouveau
        </Link>
      </PageHead>
      <div className="px-4 pb-10 lg:px-6">
        <Verdict faults={faults} isRestWell={isRestWell} />
        {message && <Notice>{message}</Notice>}
        {faults.length > 0 && (
          <ol className="border-t-2 border-brique border-solid">
            {faults.map((fault, index) => (
              <FaultLine key={fault.words} fault={fault} isFirst={index === 0} place={params.place} />
            ))}
          </ol>
        )}
        <div className="mt-9 grid gap-x-14 [&>*]:min-w-0 gap-y-9 [grid-template-columns:repeat(auto-fit,minmax(min(33rem,100%),1fr))]">
          <Waiting look={look} />
          <Tasks look={look} />
          <Catalogues look={look} />
          <Backups look={look} />
          <Launch look={look} />
          <Versions look={look} />
        </div>
      </div>
    </Screen>
  );
}

function Verdict({ faults, isRestWell }: { faults: readonly Fault[]; isRestWell: boolean }) {
  const grave = faults.filter(({ isGrave }) => isGrave).length;
  const soft = faults.length - grave;
  const watched = soft === 0 ? "" : soft === 1 ? ", une à surveiller" : `, ${soft} à surveiller`;
  return (
    <p className="pt-1.5 pb-5.5 font-500 font-display text-amount leading-[1.32]">
      {grave > 0 ? <span className="text-brique">{NUMBERS[grave] ?? `${grave} choses`} à réparer</span> : "Rien à réparer"}
      {watched}.{isRestWell && (faults.length === 0 ? " Tout va bien." : " Tout le reste va bien.")}
    </p>
  );
}

function FaultLine({ fault: { isGrave, words, meaning, gesture }, isFirst, place }: { fault: Fault; isFirst: boolean; place: string }) {
  const variant = isFirst && isGrave ? "sun" : "line";
  return (
    <li className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-3.5 border-b-1 border-hairline border-solid py-3.25 lg:grid-cols-[22px_minmax(0,1fr)_auto]">
      <Icon name={isGrave ? "warning" : "clock"} className={`size-5 ${isGrave ? "text-brique" : "text-moss"}`} />
      <p className="max-w-[76ch]">
        <b className="font-650">{words}</b>
        <small className="block text-moss text-small">{meaning}</small>
      </p>
      <div className="max-lg:col-start-2">
        {gesture?.kind === "put-away" && (
          <Form method="post">
            <Button type="submit" variant={variant}>
              Ranger maintenant
            </Button>
          </Form>
        )}
        {gesture?.kind === "quarantine" && (
          <Link to={`/${place}/etat/quarantaine`} className={buttonClass({ variant })}>
            Voir et réparer
          </Link>
        )}
        {gesture?.kind === "command" && <Command text={gesture.command} />}
      </div>
    </li>
  );
}

function Waiting({ look: { outbox, channels, now, place } }: { look: Look }) {
  const age = (since: string | null | undefined) => (since ? sayDuration(now.getTime() - Date.parse(since)) : "–");
  const row = (label: string, count: number | undefined, oldest: string, state: Row["state"]): Row => ({
    label,
    figures: [count === undefined ? "–" : formatNumber(count), oldest],
    state,
  });
  const { waiting, quarantined } = outbox ?? {};
  return (
    <FactsTable
      title="Attente et annonces"
      heads={["Nombre", "Plus ancien"]}
      rows={[
        row(
          "En attente d’être rangés",
          waiting?.count,
          age(waiting?.since),
          !waiting ? UNKNOWN : waiting.count > 0 ? <Bad>à ranger</Bad> : <Good>bien</Good>,
        ),
        row(
          "En quarantaine",
          quarantined?.count,
          age(quarantined?.since),
          !quarantined ? UNKNOWN : quarantined.count > 0 ? <Bad>à réparer</Bad> : <Good>bien</Good>,
        ),
        ...channels.map(({ channel, isSet, waiting }) =>
          row(
            `À annoncer ${CHANNEL_WORDS[channel]}`,
            isSet === false ? undefined : waiting?.count,
            isSet === false ? "–" : age(waiting?.oldest),
            sayChannel(place.environment, isSet, waiting),
          ),
        ),
      ]}
    />
  );
}

function sayChannel(environment: Look["place"]["environment"], isSet: boolean | null, waiting: Unannounced | null): Row["state"] {
  if (isSet === false) return "pas réglé";
  if (!waiting) return UNKNOWN;
  if (waiting.count === 0) return isSet === null ? "rien n’attend" : <Good>bien</Good>;
  if (environment === null) return "sans tâche en local";
  return <Bad>{waiting.failed > 0 ? "échoue, réessayé" : "à voir"}</Bad>;
}

function Tasks({ look: { tasks, now, place } }: { look: Look }) {
  const rows = [
    { name: TASK_NAMES.everyMinute, label: "Ranger, surveiller, annoncer", next: "chaque minute" },
    { name: TASK_NAMES.nightly, label: "Effacer ce qui est trop ancien", next: "chaque nuit" },
    { name: TASK_NAMES.weekly, label: "Envoyer le résumé", next: "chaque lundi" },
  ];
  return (
    <FactsTable
      title="Tâches programmées"
      heads={["Dernière", "Passe"]}
      rows={rows.map(({ name, label, next }) => {
        const run = tasks?.find((task) => task.name === name);
        return {
          label,
          figures: [run ? sayMoment(run.started_at, now).replace(/^aujourd’hui, /, "") : "–", next],
          state: !tasks ? (
            UNKNOWN
          ) : !run ? (
            place.environment === null ? (
              "pas en local"
            ) : (
              "pas encore"
            )
          ) : run.failed !== "" ? (
            <Bad>échec : {run.failed.split(" ").map(sayTask).join(", ")}</Bad>
          ) : (
            <Good>en {formatNumber(Math.max(0.1, run.took_ms / 1000))} s</Good>
          ),
        };
      })}
    />
  );
}

function Catalogues({ look: { catalogues } }: { look: Look }) {
  return (
    <FactsTable
      title="Catalogues en ligne"
      heads={["Version", "Mis en ligne", "Taille"]}
      rows={(catalogues ?? []).map(({ profession, published }) => ({
        label: sayCatalogue(profession),
        figures: published
          ? [
              `${organisation.catalogueEdition}, ${published.version}`,
              sayShortDay(dayOf(published.publishedAt)),
              saySize(published.sizeInBytes),
            ]
          : ["–", "–", "–"],
        state: !published ? <Bad>absent</Bad> : published.isWhole ? <Good>intact</Good> : <Bad>abîmé</Bad>,
      }))}
    />
  );
}

function saySize(bytes: number): string {
  return bytes >= 1_000_000 ? `${formatNumber(bytes / 1_000_000)}\u00A0Mo` : `${formatNumber(Math.round(bytes / 1000))}\u00A0ko`;
}

/** Judged by what the database notes; the files are those of this machine alone. */
function Backups({ look: { tasks, backups, now, place } }: { look: Look }) {
  const last = tasks?.find(({ name }) => name === TASK_NAMES.backup);
  const verified = backups.filter(({ isVerified }) => isVerified);
  return (
    <section>
      <SectionHead title="Sauvegardes" by="d’après la base" />
      {last ? (
        <p>
          {last.failed === "" ? <Good>réussie</Good> : <Bad>échouée</Bad>} La dernière date de {sayMoment(last.started_at, now)}
          {last.failed === "" && "\u00A0; elle a été remise en place dans une base vide, pour preuve"}.
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-2.5">
          {tasks ? "La base n’en a noté aucune." : UNKNOWN}
          {place.environment !== "production" && <Command text={`npm run leads -- backup${remoteOptions(place)}`} />}
        </p>
      )}
      <p className="mt-2 text-moss text-small">
        {verified[0]
          ? `Sur cette machine : ${formatCount(verified.length, "fichier vérifié", "fichiers vérifiés")}, le dernier de ${sayMoment(verified[0].at, now)}.`
          : "Sur cette machine : aucun fichier."}
      </p>
    </section>
  );
}

function Launch({ look: { launch } }: { look: Look }) {
  const { blocking, toConfirm } = launch ?? { blocking: [], toConfirm: [] };
  const shown = [...blocking, ...toConfirm].slice(0, FINDINGS_SHOWN);
  const rest = blocking.length + toConfirm.length - shown.length;
  return (
    <section>
      <SectionHead
        title="Contrôle de lancement"
        by={!launch ? "" : blocking.length === 0 ? "rien ne bloque" : formatCount(blocking.length, "point bloque", "points bloquent")}
      />
      {!launch ? (
        <p className="text-moss">{UNKNOWN}</p>
      ) : shown.length === 0 ? (
        <Good>Tout est réglé ou accepté.</Good>
      ) : (
        <table className="figures figures-tight -mt-2.5">
          <caption className="visually-hidden">Points qui manquent</caption>
          <tbody>
            {shown.map(({ text, severity }) => (
              <tr key={text}>
                <td>{capitalise(text)}</td>
                <td className="figure">{severity === "blocking" ? <Bad>bloque</Bad> : <span className="text-moss">à confirmer</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-2.5 flex flex-wrap items-center gap-2.5">
        {rest > 0 && <span>Et {formatCount(rest, "autre")}.</span>}
        <Command text="npm run launch-check" />
      </p>
    </section>
  );
}

function Versions({ look: { versions, place, now } }: { look: Look }) {
  const { online, previous, copy } = versions;
  const rollback = `npx wrangler rollback ${previous?.id.slice(0, 8)}${place.environment === "preview" ? " --env preview" : ""}`;
  return (
    <section>
      <SectionHead title="Version en ligne" />
      <table className="figures -mt-2.5">
        <caption className="visually-hidden">Version en ligne</caption>
        <tbody>
          <tr>
            <th scope="row">En ligne</th>
            <td>
              {place.environment === null
                ? "rien : vous êtes sur cette machine"
                : online
                  ? `mise ${sayMoment(online.at, now)}`
                  : "inconnue"}
            </td>
            <td className="figure">
              <code className="code">{online?.id.slice(0, 8) ?? "–"}</code>
            </td>
          </tr>
          <tr>
            <th scope="row">Votre copie</th>
            <td>
              {copy
                ? `${copy.ahead ? `${formatCount(copy.ahead, "changement")} de plus, ` : ""}${sayMoment(new Date(copy.at).toISOString(), now)}`
                : "sans historique"}
            </td>
            <td className="figure">
              <code className="code">{copy?.commit ?? "–"}</code>
            </td>
          </tr>
          {previous && (
            <tr>
              <th scope="row">Pour revenir</th>
              <td colSpan={2}>
                version du {sayShortDay(dayOf(previous.at), now)} <Command text={rollback} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
