import type { ReactNode } from "react";
import { capitalise, formatCount, formatNumber } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import { CHANNEL_WORDS, sayTasks } from "#scripts/operator/back-office/state/faults.ts";
import type { Look } from "#scripts/operator/back-office/state/look-around.ts";
import { remoteOptions } from "#scripts/operator/stores/remote-options.ts";
import { TASK_NAMES } from "#workers/db/task-runs.ts";
import { dayOf, sayDuration, sayMoment, sayShortDay } from "#workers/people/french-time.ts";
import { sayCatalogue } from "#workers/people/record-words.ts";
import { Command } from "../frame/copy.tsx";
import { FIGURE, FigureSection, figureHeads } from "../frame/figures.tsx";
import { Mark } from "../frame/notice.tsx";

/** A part of « État »: a table of facts. */
interface Part {
  title: string;
  by?: string;
  heads: readonly string[];
  /** What it is, its facts, and how it is at the end of the line: words alone are quiet. */
  rows: readonly (readonly [label: string, ...facts: ReactNode[]])[];
  /** Said where there are no rows. */
  none?: ReactNode;
  className?: string;
  /** Below: what to know or to do. */
  foot?: ReactNode;
}

export function Parts({ look }: { look: Look }) {
  return [describeWaiting, describeTasks, describeCatalogues, describeBackups, describeLaunch, describeVersions].map((describe) => {
    const { title, by, heads, rows, none = UNKNOWN, className = "", foot } = describe(look);
    return (
      <FigureSection
        key={title}
        name={title}
        by={by}
        none={none}
        className={className}
        heads={[
          { words: "Quoi", isHidden: true },
          ...figureHeads(...heads),
          { words: "État", look: `${FIGURE} text-moss`, isHidden: true },
        ]}
        rows={rows.map(([label, ...cells]) => ({ key: label, label, cells }))}
      >
        {foot && <p className="mt-2.5 flex flex-wrap items-center gap-2.5">{foot}</p>}
      </FigureSection>
    );
  });
}

/** What a place does not say. */
const UNKNOWN = "inconnu";
const FINDINGS_SHOWN = 6;

const GOOD = <Mark kind="good">bien</Mark>;

function Bad({ children }: { children: ReactNode }) {
  return (
    <Mark kind="bad" look="font-650">
      {children}
    </Mark>
  );
}

/** « 0,3 s » */
export function saySeconds(ms: number): string {
  return `${formatNumber(Math.max(0.1, ms / 1000))}\u00A0s`;
}

/** What waits for the database, and what the advisers have not been told. */
function describeWaiting({ outbox, channels, now, place }: Look): Part {
  const row = (label: string, found: { count: number; since?: string | null | undefined } | null | undefined, state: ReactNode) => {
    const age = found?.since ? sayDuration(now.getTime() - Date.parse(found.since)) : "–";
    return [label, found ? formatNumber(found.count) : "–", age, state] as const;
  };
  const judge = (count: number | undefined, words: string) => (count === undefined ? UNKNOWN : count > 0 ? <Bad>{words}</Bad> : GOOD);
  const sayChannel = ({ isSet, waiting }: Look["channels"][number]) => {
    if (isSet === false) return "pas réglé";
    if (!waiting) return UNKNOWN;
    if (waiting.count === 0) return isSet === null ? "rien n’attend" : GOOD;
    if (place.environment === null) return "sans tâche en local";
    return <Bad>{waiting.failed > 0 ? "échoue, réessayé" : "à voir"}</Bad>;
  };
  return {
    title: "Attente et annonces",
    heads: ["Nombre", "Plus ancien"],
    rows: [
      row("En attente d’être rangés", outbox?.waiting, judge(outbox?.waiting.count, "à ranger")),
      row("En quarantaine", outbox?.quarantined, judge(outbox?.quarantined.count, "à réparer")),
      ...channels.map((channel) => {
        const told = channel.isSet === false || !channel.waiting ? null : { ...channel.waiting, since: channel.waiting.oldest };
        return row(`À annoncer ${CHANNEL_WORDS[channel.channel]}`, told, sayChannel(channel));
      }),
    ],
  };
}

const TASKS = [
  { name: TASK_NAMES.everyMinute, label: "Ranger, surveiller, annoncer", next: "chaque minute" },
  { name: TASK_NAMES.nightly, label: "Effacer ce qui est trop ancien", next: "chaque nuit" },
  { name: TASK_NAMES.weekly, label: "Envoyer le résumé", next: "chaque lundi" },
];

function describeTasks({ tasks, now, place }: Look): Part {
  const sayState = (run: NonNullable<Look["tasks"]>[number] | undefined) => {
    if (!tasks) return UNKNOWN;
    if (!run) return place.environment === null ? "pas en local" : "pas encore";
    if (run.failed !== "") return <Bad>échec : {sayTasks(run.failed)}</Bad>;
    return <Mark kind="good">en {saySeconds(run.took_ms)}</Mark>;
  };
  return {
    title: "Tâches programmées",
    heads: ["Dernière", "Passe"],
    rows: TASKS.map(({ name, label, next }) => {
      const run = tasks?.find((task) => task.name === name);
      return [label, run ? sayMoment(run.started_at, now).replace(/^aujourd’hui, /, "") : "–", next, sayState(run)];
    }),
  };
}

function describeCatalogues({ catalogues, now }: Look): Part {
  const sayState = (isWhole: boolean | undefined) =>
    isWhole ? <Mark kind="good">intact</Mark> : <Bad>{isWhole === undefined ? "absent" : "abîmé"}</Bad>;
  return {
    title: "Catalogues en ligne",
    className: "max-sm:text-small",
    heads: ["Version", "Mis en ligne", "Taille"],
    rows: (catalogues ?? []).map(({ profession, published }) => [
      sayCatalogue(profession),
      published ? `${organisation.catalogueEdition}, ${published.version}` : "–",
      published ? sayShortDay(dayOf(published.publishedAt), now) : "–",
      published?.size ?? "–",
      sayState(published?.isWhole),
    ]),
  };
}

/** Judged by what the database notes, whichever machine made them. */
function describeBackups({ tasks, now, place }: Look): Part {
  const last = tasks?.find(({ name }) => name === TASK_NAMES.backup);
  const isGood = last?.failed === "";
  const state = isGood ? <Mark kind="good">réussie</Mark> : <Bad>échouée</Bad>;
  return {
    title: "Sauvegardes",
    by: "d’après la base",
    heads: ["Quand"],
    rows: last ? [["La dernière", sayMoment(last.started_at, now), state]] : [],
    none: tasks ? "La base n’en a noté aucune." : UNKNOWN,
    foot: last
      ? isGood && "Elle a été remise en place dans une base vide, pour preuve."
      : place.environment !== "production" && <Command text={`npm run leads -- backup${remoteOptions(place.environment)}`} />,
  };
}

/** What stands in the way of a launch, and what only needs a word. */
function describeLaunch({ launch }: Look): Part {
  const { blocking, toConfirm } = launch ?? { blocking: [], toConfirm: [] };
  const all = [...blocking, ...toConfirm];
  const blocks = blocking.length > 0 ? formatCount(blocking.length, "point bloque", "points bloquent") : "rien ne bloque";
  const rest = all.length - FINDINGS_SHOWN;
  return {
    title: "Contrôle de lancement",
    by: launch ? blocks + (toConfirm.length > 0 ? `, ${formatNumber(toConfirm.length)} à confirmer` : "") : "",
    heads: [],
    className: "tight [&_tbody_th]:font-400",
    rows: all
      .slice(0, FINDINGS_SHOWN)
      .map(({ text, severity }) => [capitalise(text), severity === "blocking" ? <Bad key={text}>bloque</Bad> : "à confirmer"]),
    none: launch ? <Mark kind="good">Tout est réglé ou accepté.</Mark> : UNKNOWN,
    foot: (
      <>
        {rest > 0 && <span>Et {formatCount(rest, "autre")}.</span>}
        <Command text="npm run launch-check" />
      </>
    ),
  };
}

function describeVersions({ versions: { online, previous, copy }, place, now }: Look): Part {
  const code = (words: string | undefined) => <code className="code whitespace-nowrap text-ink">{words ?? "–"}</code>;
  const put = online ? `mise ${sayMoment(online.at, now)}` : "inconnue";
  const made = copy && sayMoment(new Date(copy.at).toISOString(), now);
  const rollback = `npx wrangler rollback ${previous?.id.slice(0, 8)}${place.environment === "preview" ? " --env preview" : ""}`;
  const ahead = copy?.ahead ? `${formatCount(copy.ahead, "changement")} de plus, ${made}` : (made ?? "sans historique");
  return {
    title: "Version en ligne",
    heads: ["Quand"],
    rows: [
      ["En ligne", place.environment === null ? "rien : vous êtes sur cette machine" : put, code(online?.id.slice(0, 8))],
      ["Votre copie", ahead, code(copy?.commit)],
    ],
    foot: previous && (
      <>
        Pour revenir à celle du {sayShortDay(dayOf(previous.at), now)} : <Command text={rollback} />
      </>
    ),
  };
}
