import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PlainError } from "../project.ts";
import { readDeployment } from "../stores/deployment.ts";
import { domainArguments, listLiveSteps, type Outside, readDeployed } from "./live.ts";
import { runSteps } from "./steps.ts";

/** The preview, so that the launch check of the real content is not asked. */
const deployment = readDeployment("preview");

/** What a deployment does outside, in order, with what goes wrong. */
function rehearse(changes: Partial<Outside> = {}) {
  const done: string[] = [];
  const outside: Outside = {
    build: async () => void done.push("build"),
    hasDatabase: async () => true,
    wrangler(args, env = {}) {
      done.push(args.slice(0, args[0] === "d1" ? 3 : 1).join(" "));
      const output = { type: "deploy", version_id: "v2", targets: ["https://cimes-dpc-preview.compte.workers.dev"] };
      if (args[0] === "deploy")
        appendFileSync(env.WRANGLER_OUTPUT_FILE_PATH ?? "", `{"type":"wrangler-session"}\n${JSON.stringify(output)}\n`);
    },
    async publishCatalogues() {
      done.push("catalogues");
      return "publiés";
    },
    async smokeCheck({ address, isIndexed, version }) {
      done.push(`check ${address} ${isIndexed ? "indexed" : "hidden"} ${version}`);
      return "ok";
    },
    ...changes,
  };
  const printed: string[] = [];
  const run = (rollsBack = false) => {
    const print = (text: string) => void printed.push(text);
    return runSteps(listLiveSteps(deployment, outside, { orders: [], rollsBack, print }), print);
  };
  return { done, printed, run };
}

const CHECKED = "check https://cimes-dpc-preview.compte.workers.dev hidden v2";

function fail(): never {
  throw new PlainError("panne");
}

test("migrations go before the new Worker, and what is checked is the version just sent", async () => {
  const { done, run } = rehearse();
  await run();
  expect(done).toEqual(["build", "d1 migrations apply", "deploy", "catalogues", CHECKED]);
});

test("the first time wrangler creates the database with the Worker, and the migrations follow", async () => {
  const { done, run } = rehearse({ hasDatabase: async () => false });
  await run();
  expect(done).toEqual(["build", "deploy", "d1 migrations apply", "catalogues", CHECKED]);
});

test("a failed build, sign-in or migration sends nothing, and the sentence says so", async () => {
  for (const [changes, sentence] of [
    [{ build: async () => fail() }, /panne\n\nÉchec de l'étape 1\/7 Construction du site\. Rien n'a été envoyé/],
    [{ hasDatabase: async () => fail() }, /Compte Cloudflare\. Rien n'a été envoyé/],
    [{ wrangler: () => fail() }, /Migrations\. .* l'ancien site reste en ligne/],
  ] as const) {
    const { done, run } = rehearse(changes);
    await expect(run()).rejects.toThrow(sentence);
    expect(done).not.toContain("deploy");
  }
});

test("a site that does not answer as it should is left to a person, with the command to type", async () => {
  const { done, run } = rehearse({ smokeCheck: async () => fail() });
  await expect(run()).rejects.toThrow("npx wrangler rollback --name cimes-dpc-preview");
  expect(done).not.toContain("rollback");
});

test("with --rollback the version before is put back, except the first time", async () => {
  const later = rehearse({ smokeCheck: async () => fail() });
  await expect(later.run(true)).rejects.toThrow("La version d'avant a été remise en ligne");
  expect(later.done.at(-1)).toBe("rollback");

  const first = rehearse({ smokeCheck: async () => fail(), hasDatabase: async () => false });
  await expect(first.run(true)).rejects.toThrow(PlainError);
  expect(first.done).not.toContain("rollback");
});

test("a site with an address of its own gets its domain; an example or workers.dev does not", () => {
  expect(domainArguments("https://www.cimes-dpc.fr")).toEqual(["--domain", "www.cimes-dpc.fr"]);
  expect(domainArguments("https://www.cimes-dpc.example")).toEqual([]);
  expect(domainArguments("https://cimes-dpc.compte.workers.dev")).toEqual([]);
  expect(domainArguments("")).toEqual([]);
});

test("the address checked is the site's own where wrangler names it, else the one that wrangler gives", () => {
  const output = (...targets: string[]) => JSON.stringify({ type: "deploy", version_id: "v1", targets });
  const origin = "https://www.cimes-dpc.fr";
  expect(readDeployed(output("https://x.workers.dev", "www.cimes-dpc.fr (custom domain)"), origin)).toEqual({
    address: origin,
    version: "v1",
  });
  expect(readDeployed(output("https://x.workers.dev", "schedule: */5 * * * *"), "https://www.cimes-dpc.example").address).toBe(
    "https://x.workers.dev",
  );
  expect(readDeployed(output(), origin).address).toBe(origin);
  expect(() => readDeployed("", "")).toThrow(PlainError);
});
