import { stringify } from "csv-stringify/sync";
import type { LoaderFunctionArgs } from "react-router";
import { FIGURES } from "#workers/db/vocabulary.ts";
import { type CallLine, listCalls, listLaterCalls, listOldCalls } from "#workers/people/calls/call-lists.ts";
import { loadPerson, type Person } from "#workers/people/identity/person.ts";
import { FIELDS, personFields } from "#workers/people/identity/person-fields.ts";
import { searchPeople } from "#workers/people/identity/search.ts";
import { OUTCOME_NAMES } from "#workers/people/labels/entry-labels.ts";
import { writeMinute } from "#workers/people/labels/french-time.ts";
import { formatStanding } from "#workers/people/labels/standing-labels.ts";
import { type Figures, readResults } from "#workers/people/results/results.ts";
import { type Office, officeContext } from "./context.ts";
import { answerGone } from "./frame/forms.tsx";
import { listSubjects } from "./panel/describe-panel.ts";
import { readSearch } from "./people/search-words.ts";
import { FIGURE_NAMES, formatCampaign, formatPeriod, PERIOD_NAMES, readUnit } from "./results/figure-words.ts";
import type { FileName } from "./routes.ts";
import { readJournal } from "./state/describe-state.ts";

const JOURNAL_LINES = 500;

const CONTACT = Object.fromEntries(
  FIELDS.flatMap((field) => {
    const { name, writeInList } = personFields[field];
    return writeInList ? [[name, ({ person }: { person: Person }) => writeInList(person[field] ?? "")]] : [];
  }),
);

type Asked = Pick<LoaderFunctionArgs, "request" | "url">;

/** In the order of the screen. */
const LISTS = [
  ["unsure", "à confirmer"],
  ["late", "en retard"],
  ["today", "aujourd’hui"],
  ["quotations", "devis"],
  ["fresh", "nouveau"],
  ["nextYear", "année suivante"],
  ["later", "plus tard"],
  ["old", "ancien"],
] as const;
type CalledList = (typeof LISTS)[number][0];

/** What each address holds. */
const WRITERS: Readonly<Record<FileName, (office: Office, asked: Asked) => Promise<string>>> = {
  /** Includes folded lists. */
  async "a-appeler.csv"({ stores, now }) {
    const [lists, later, old] = await Promise.all([
      listCalls(stores, now, "all"),
      listLaterCalls(stores, now, "all"),
      listOldCalls(stores, now, "all"),
    ]);
    const all: Readonly<Record<CalledList, readonly CallLine[]>> = {
      ...lists,
      today: lists.today.flatMap(({ lines }) => lines),
      later,
      old,
    };
    const rows = LISTS.flatMap(([key, list]) => all[key].map((line) => ({ list, ...line })));
    return writeCsv(rows, {
      liste: ({ list }) => list,
      "pour le": ({ dueAt }) => (dueAt ? writeMinute(dueAt) : ""),
      ...CONTACT,
      "au sujet de": ({ waiting }) => [...new Set(waiting.flatMap(listSubjects))].join(" ; "),
      accord: ({ person }) => formatStanding(person, "telephone"),
      "dernier appel": ({ last }) => (last?.status ? `${OUTCOME_NAMES[last.status]}, ${writeMinute(last.at)}, ${last.author}` : ""),
      note: ({ person }) => person.entries.findLast(({ note }) => note)?.note ?? "",
      référence: ({ person }) => person.records[0].reference,
    });
  },

  async "personnes.csv"({ stores, now }, { request }) {
    const { people } = await searchPeople(stores, await readSearch(request), now);
    const rows = people.map((person) => ({ person }));
    return writeCsv(rows, {
      ...CONTACT,
      appels: ({ person }) => formatStanding(person, "telephone"),
      "e-mails": ({ person }) => formatStanding(person, "email"),
      envois: ({ person }) => person.records.length,
      "dernier envoi": ({ person }) => writeMinute(person.records[0].sent.created_at),
      référence: ({ person }) => person.records[0].reference,
    });
  },

  /** Access and portability (GDPR, articles 15 and 20), machine-readable. */
  async "personne.json"({ stores, now }, { url }) {
    const person = await loadPerson(stores, url.searchParams.get("qui") ?? "", now);
    if (!person) return answerGone();
    const { records, entries, standing } = person;
    const content = {
      personne: Object.fromEntries(FIELDS.map((field) => [field, person[field]])),
      accords: standing,
      envois: records.map(({ table, reference, sent, waiting }) => ({ reference, ...sent, table, ...(waiting && { attend: waiting }) })),
      notes: entries,
    };
    return `${JSON.stringify(content, null, 2)}\n`;
  },

  async "resultats.csv"({ stores, now }, { url }) {
    const { unit, periods, campaigns } = await readResults(stores.database, readUnit(url.searchParams), now);
    const rows = [
      ...periods.map((period) => ({ ...period, when: formatPeriod(period, unit, true), campaign: "toutes" })),
      ...campaigns.map((row) => ({ ...row, when: "toute la période", campaign: formatCampaign(row.campaign) })),
    ];
    return writeCsv<Figures & { when: string; campaign: string }>(rows, {
      [PERIOD_NAMES[unit]]: ({ when }) => when,
      Campagne: ({ campaign }) => campaign,
      ...Object.fromEntries(FIGURES.map((figure) => [FIGURE_NAMES[figure], (row: Figures) => row[figure]])),
    });
  },

  async "journal.csv"(office) {
    return writeCsv(await readJournal(office, "9", JOURNAL_LINES), {
      quand: ({ at }) => writeMinute(at),
      qui: ({ author }) => author,
      quoi: ({ what }) => what,
      références: ({ records }) => [...new Set(records.map(({ reference }) => reference))].join(" "),
    });
  },
};

/** A download, never displayed: it may contain anything a stranger typed. */
export async function loader({ pattern, context, ...asked }: LoaderFunctionArgs): Promise<Response> {
  return new Response(await WRITERS[pattern as FileName](context.get(officeContext), asked), {
    headers: {
      "Content-Type": pattern.endsWith(".csv") ? "text/csv; charset=utf-8" : "application/json",
      "Content-Disposition": `attachment; filename="${pattern}"`,
    },
  });
}

/** For spreadsheets: UTF-8 BOM, semicolons, formulas defused. */
function writeCsv<Row>(rows: readonly Row[], columns: Readonly<Record<string, (row: Row) => string | number>>): string {
  const cells = rows.map((row) => Object.values(columns).map((read) => read(row)));
  return stringify([Object.keys(columns), ...cells], { bom: true, delimiter: ";", record_delimiter: "windows", escape_formulas: true });
}
