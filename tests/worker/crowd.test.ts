import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { readJournal } from "../../back-office/state/describe-state.ts";
import { FIRST_CALLS, listCalls } from "#workers/people/calls/call-lists.ts";
import { decide, undoLast } from "#workers/people/calls/decisions.ts";
import { loadPerson } from "#workers/people/identity/person.ts";
import { findNeighbours, searchPeople } from "#workers/people/identity/search.ts";
import { contextOf, NOW, stores } from "./people.ts";

const { DB } = env;

async function counted(name: string, work: () => Promise<unknown>) {
  let rows = 0;
  const wrap = (statement: any): any => new Proxy(statement, { get: (_, key) => {
    if (key === "bind") return (...a: any[]) => wrap(statement.bind(...a));
    if (key === "__raw") return statement;
    if (["all", "run", "raw", "first"].includes(String(key))) return async (...a: any[]) => {
      const answer = await statement.all();
      rows += answer.meta.rows_read;
      if (key === "raw") return answer.results.map((r: any) => Object.values(r));
      if (key === "first") return a[0] ? answer.results[0]?.[a[0]] : answer.results[0] ?? null;
      return answer;
    };
    const v = statement[key]; return typeof v === "function" ? v.bind(statement) : v;
  }});
  const database: any = new Proxy(DB, { get: (_, key) => {
    if (key === "prepare") return (t: string) => wrap(DB.prepare(t));
    if (key === "batch") return async (list: any[]) => { const a = await DB.batch(list.map((s) => s.__raw)); for (const r of a) rows += r.meta.rows_read; return a; };
    const v = (DB as any)[key]; return typeof v === "function" ? v.bind(DB) : v;
  }});
  (counted as any).stores = { database, outbox: env.OUTBOX };
  const t = performance.now(); const d0 = Date.now();
  await work();
  console.warn(name, "rows", rows, "ms", performance.now() - t, Date.now() - d0);
}
const s = () => (counted as any).stores as typeof stores;

test("measure", async () => {
  await DB.exec(`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i+1 FROM n WHERE i < 97999) INSERT INTO catalogue_downloads SELECT 'id' || i, '2026-09-01T08:00:00.000Z', 'nom' || i, 'Claire', 'e' || i || '@x.fr', '06' || (10000000+i), 'infirmiers', '/', 1, 0, '2026-11', '2026-09-01T08:00:00.000Z', NULL, NULL, NULL, NULL, NULL FROM n`);
  await DB.exec(`INSERT INTO person_keys SELECT 'nom:claire ' || nom || '|email:' || email, 'catalogue_downloads', id FROM catalogue_downloads`);
  await DB.exec(`INSERT INTO person_keys SELECT 'nom:claire ' || nom || '|telephone:' || telephone, 'catalogue_downloads', id FROM catalogue_downloads`);
  await DB.exec(`INSERT INTO person_keys SELECT 'telephone:+33' || substr(telephone,2), 'catalogue_downloads', id FROM catalogue_downloads`);
  await DB.exec(`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i+1 FROM n WHERE i < 1999) INSERT INTO catalogue_downloads SELECT 'z' || i, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-24T07:00:00.000Z', '+' || i || ' seconds'), 'Test', 'Jean', 't@x.fr', '0699000001', 'infirmiers', '/', 1, 0, '2026-11', '2026-09-01T08:00:00.000Z', NULL, NULL, NULL, NULL, NULL FROM n`);
  for (const k of ['nom:jean test|email:t@x.fr','nom:jean test|telephone:+33699000001','email:t@x.fr','telephone:+33699000001'])
    await DB.exec(`INSERT INTO person_keys SELECT '${k}', 'catalogue_downloads', id FROM catalogue_downloads WHERE nom = 'Test'`);
  await DB.exec(`INSERT INTO open_calls SELECT 'catalogue_downloads', id, created_at, 0, 'jean test', created_at FROM catalogue_downloads WHERE nom = 'Test'`);
  await DB.exec(`INSERT INTO open_calls SELECT 'catalogue_downloads', id, '2026-11-20T08:00:00.000Z', 0, 'claire ' || nom, '2026-11-20T08:00:00.000Z' FROM catalogue_downloads WHERE nom LIKE 'nom97__'`);
  await counted("calls", () => listCalls(s(), NOW, FIRST_CALLS));
  await counted("calls tout", () => listCalls(s(), NOW));
  await counted("calls csv", () => listCalls(s(), NOW, "all"));
  await counted("person", () => loadPerson(s(), "catalogue_downloads/z0", NOW));
  const person = await loadPerson(stores, "catalogue_downloads/z0", NOW);
  if (!person) throw new Error();
  console.warn(person.records.length);
  await counted("neighbours", () => findNeighbours(s(), person, NOW));
  await counted("search", () => searchPeople(s(), "jean test", NOW));
  await counted("search claire", () => searchPeople(s(), "claire", NOW));
  await counted("search tel", () => searchPeople(s(), "0699000001", NOW));
  await counted("decide", () => decide({ ...contextOf(), stores: s() }, person, { kind: "outcome", status: "joint", call_at: null, note: null }));
  const p2 = (await loadPerson(stores, "catalogue_downloads/z0", NOW))!;
  await counted("person 2", () => loadPerson(s(), "catalogue_downloads/z0", NOW));
  await counted("undo", () => undoLast({ ...contextOf(), stores: s() }, p2));
  await counted("journal", () => readJournal({ stores: s(), now: NOW } as never, "9", 25));
  await counted("calls", () => listCalls(s(), NOW, FIRST_CALLS));
});
