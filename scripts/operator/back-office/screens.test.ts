import { type LoaderFunctionArgs, RouterContextProvider, redirect, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { CliError } from "#scripts/toolbox.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { listFollowUps } from "#workers/db/follow-up-entries.ts";
import { HELD_BASE } from "../stores/local-stores.ts";
import { Office, officeContext } from "./office.ts";
import { explainFailures, isStoreFault } from "./screens.ts";

/** What the browser is told when a loader or an action throws. */
async function fail(error: unknown, request = new Request("http://127.0.0.1/local/appels")) {
  const thrower = () => Promise.reject(error);
  const build = explainFailures({
    routes: { screen: { id: "screen", module: { loader: thrower, action: thrower } } },
  } as never as ServerBuild);
  const context = new RouterContextProvider();
  const office = new Office({ open: () => Promise.reject(new Error()), author: "Nadia", start: "local" });
  context.set(officeContext, { office, nonce: "" });
  const work = build.routes.screen?.module[request.method === "GET" ? "loader" : "action"];
  const args = { request, params: { place: "local" }, context } as unknown as LoaderFunctionArgs;
  return (work as (args: LoaderFunctionArgs) => Promise<unknown>)(args).catch((thrown: unknown) => thrown);
}

const refused = new Error("Failed query: insert Martin", { cause: new Error("D1_ERROR: no such table") });
const held = new Error("Failed query", { cause: new CliError(HELD_BASE) });
const closed = new CliError("Vous n'êtes pas connecté(e) à Cloudflare.");

test.each([
  [
    "a fault of ours is not laid on the base, and says no more than what failed",
    new TypeError("creneau inconnu"),
    "TypeError : creneau inconnu",
    500,
  ],
  ["a base that refuses is named as such, without the values of the statement", refused, "La base a refusé la demande.", 503],
  ["a base that cannot be opened says why", closed, closed.message, 503],
  ["a base that another program holds says so, and advises no command", held, HELD_BASE, 503, null],
])("%s", async (_, error, reason, status, command: string | null = status === 503 ? "npm run setup" : null) => {
  expect(await fail(error)).toMatchObject({ data: { reason, command, unsaved: null }, init: { status } });
});

test("a change that was not written comes back whole, to be sent again", async () => {
  const body = new URLSearchParams({ issue: "joint", note: "rappeler" });
  const request = new Request("http://127.0.0.1/local/appels.data", { method: "POST", body });
  expect(await fail(new Error("D1_ERROR: down"), request)).toMatchObject({
    data: { unsaved: { action: "/local/appels", fields: [...body] } },
  });
});

test("a redirect and an answer of the screen's own pass as they are", async () => {
  const answer = redirect("/local/appels");
  expect(await fail(answer)).toBe(answer);
});

test("what the base itself answers is known as its fault", async () => {
  const { database } = openMemoryStores();
  await database.prepare("DROP TABLE follow_up_entries").run();
  expect(isStoreFault(await listFollowUps(database).catch((error: unknown) => error))).toBe(true);
});
