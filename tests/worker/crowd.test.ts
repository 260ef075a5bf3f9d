import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { FIRST_CALLS, listCalls, listLaterCalls, listOldCalls } from "#workers/people/calls/call-lists.ts";
import { decide } from "#workers/people/calls/decisions.ts";
import { readOngoingCalls } from "#workers/people/calls/ongoing-calls.ts";
import { findFlood } from "#workers/people/calls/put-flood-away.ts";
import { loadPerson } from "#workers/people/identity/person.ts";
import { findNeighbours, searchPeople } from "#workers/people/identity/search.ts";
import { readJournal } from "../../back-office/state/describe-state.ts";
import { withFault } from "./faulty-stores.ts";
import { addLead, contextOf, NOW, stores } from "./people.ts";

/** Four letters for a number. */
const LETTERS = [17576, 676, 26, 1].map((power) => `char(97 + i / ${power} % 26)`).join(" || ");
/** 2 000 records of one person among 100 000, of which 300 wait for a call. */
const CROWD = 98_000;
const FLOOD = 2000;
const MOST_ROWS = 25_000;
const FIRST_OF_FLOOD = "catalogue_downloads/flood0";

const NUMBERS = "WITH RECURSIVE numbers (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ?)";
const lead = (values: string) =>
  `${NUMBERS} INSERT INTO catalogue_downloads SELECT ${values}, 'infirmiers', '/', 1, 0, '2026-11', '2026-11-01T08:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL FROM numbers`;
const keyed = (key: string, count: number) =>
  `INSERT INTO person_keys SELECT ${key}, 'catalogue_downloads', id, ${count} FROM catalogue_downloads WHERE id LIKE 'crowd%'`;
const floodKeyed = (key: string) =>
  `INSERT INTO person_keys SELECT '${key}', 'catalogue_downloads', id, 2 FROM catalogue_downloads WHERE id LIKE 'flood%'`;

beforeEach(async () => {
  const { DB } = env;
  // Every record has the same first name, each a name of its own.
  const ordinary = `'crowd' || i, '2026-11-20T08:00:00.000Z', 'Nom' || ${LETTERS}, 'Claire', 'e' || i || '@exemple.fr', '06' || (10000000 + i)`;
  const flood =
    "'flood' || i, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-24T07:00:00.000Z', i || ' seconds'), 'Test', 'Jean', 't@exemple.fr', '06 99 00 00 01'";
  await DB.prepare(lead(ordinary)).bind(CROWD).run();
  await DB.prepare(lead(flood)).bind(FLOOD).run();
  for (const key of [
    "'nom:claire ' || lower(nom) || '|email:' || email",
    "'nom:claire ' || lower(nom) || '|telephone:+33' || substr(telephone, 2)",
    "'mot:claire|claire ' || lower(nom)",
    "'mot:' || lower(nom) || '|claire ' || lower(nom)",
    "'email:' || email",
    "'ref:CIM-' || substr(hex(id), 11, 4) || '-' || substr(hex(id), 15, 4)",
    "'telephone:+33' || substr(telephone, 2)",
  ])
    await DB.prepare(keyed(key, 2)).run();
  for (const address of ["email:t@exemple.fr", "telephone:+33699000001"])
    for (const key of [`nom:jean test|${address}`, address]) await DB.prepare(floodKeyed(key)).run();
  for (const word of ["jean", "test"]) await DB.prepare(floodKeyed(`mot:${word}|jean test`)).run();
  await DB.prepare(
    `INSERT INTO open_calls SELECT 'catalogue_downloads', id, created_at, 0, lower(prenom || ' ' || nom), created_at
     FROM catalogue_downloads WHERE id LIKE 'flood%' OR id LIKE 'crowd970__' OR id LIKE 'crowd971__' OR id LIKE 'crowd972__'`,
  ).run();
});

/** A person and a crowd, whole and in part. */
const SEARCHES = [
  "jean test",
  "tes",
  "claire",
  "cl",
  "nomab",
  "claire nom",
  "06 99 00 00 01",
  "0610",
  "t@exemple.fr",
  "exemple.fr",
  "e1",
  "X7F3",
];

/** How many rows all statements of some work read. */
async function countRows(work: (watched: typeof stores) => Promise<unknown>): Promise<number> {
  const database = withFault(env.DB);
  await work({ ...stores, database });
  let rows = 0;
  for (const { text, values } of database.statements) {
    const { meta } = await env.DB.prepare(text)
      .bind(...values)
      .all();
    rows += meta.rows_read;
  }
  return rows;
}

test("with 2 000 records of one person among 100 000, no screen reads more than 25 000 rows, and the file is complete", async () => {
  const person = (await loadPerson(stores, FIRST_OF_FLOOD, NOW)) ?? expect.fail();
  expect(person.records).toHaveLength(FLOOD);
  for (const status of ["pas-de-reponse", "joint", "pas-de-reponse", "joint", "pas-de-reponse", "pas-de-reponse"] as const) {
    const seen = (await loadPerson(stores, FIRST_OF_FLOOD, NOW)) ?? expect.fail();
    expect(await decide(contextOf(), seen, { kind: "outcome", status, call_at: null, note: null })).toMatchObject({ isWritten: true });
  }
  await addLead({ nom: "Vraie", telephone: "06 99 00 00 01", created_at: "2026-11-24T07:30:00.000Z" });

  const screens: Record<string, (watched: typeof stores) => Promise<unknown>> = {
    "À appeler": (watched) => listCalls(watched, NOW, FIRST_CALLS),
    "À appeler, en entier": (watched) => listCalls(watched, NOW),
    "À appeler, plus tard": async (watched) => [await listCalls(watched, NOW, FIRST_CALLS), await listLaterCalls(watched, NOW, 25)],
    "À appeler, anciens": async (watched) => [await listCalls(watched, NOW, FIRST_CALLS), await listOldCalls(watched, NOW, 25)],
    "À appeler, la personne": async (watched) => [
      await listCalls(watched, NOW, FIRST_CALLS),
      await loadPerson(watched, FIRST_OF_FLOOD, NOW),
    ],
    "À appeler, tout ranger": async (watched) => [
      await listCalls(watched, NOW, FIRST_CALLS),
      await findFlood(watched, FIRST_OF_FLOOD),
      await readOngoingCalls(watched, NOW),
    ],
    Personnes: async (watched) => [await loadPerson(watched, FIRST_OF_FLOOD, NOW), await findNeighbours(watched, person, NOW)],
    ...Object.fromEntries(
      SEARCHES.map((words) => [
        `Personnes, « ${words} »`,
        async (watched: typeof stores) => {
          const { people } = await searchPeople(watched, words, NOW);
          if (!people.some(({ key }) => key === person.key)) await loadPerson(watched, person.key, NOW);
          await findNeighbours(watched, person, NOW);
        },
      ]),
    ),
    État: ({ database }) => readJournal({ stores: { ...stores, database }, now: NOW } as Parameters<typeof readJournal>[0], "9", 25),
  };
  for (const [name, read] of Object.entries(screens)) expect.soft(await countRows(read), name).toBeLessThanOrEqual(MOST_ROWS);

  expect((await findNeighbours(stores, person, NOW)).map(({ nom }) => nom)).toEqual(["Vraie"]);
  const find = async (words: string) => (await searchPeople(stores, words, NOW)).people;
  for (const words of ["jean test", "t@exemple.fr"])
    expect(
      (await find(words)).map(({ records }) => records.length),
      words,
    ).toEqual([FLOOD]);
  for (const words of ["claire nomapmf", "nomapmf", "nomapmf cl", "clair nomapmf"])
    expect(
      (await find(words)).map(({ nom }) => nom),
      words,
    ).toEqual(["Nomapmf"]);
  expect(await find("0699000001")).toHaveLength(1);
  const all = await listCalls(stores, NOW, "all");
  const later = await listLaterCalls(stores, NOW, "all");
  const lines = [...all.late, ...all.today.flatMap((slot) => slot.lines), ...all.fresh, ...later];
  expect(lines.filter(({ person }) => person.nom === "Test")).toHaveLength(1);
  expect(lines).toHaveLength(302);
});
