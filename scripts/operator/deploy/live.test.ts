import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { CliError } from "#scripts/toolbox.ts";
import { type Account, listVersions } from "../stores/account.ts";
import { readDeployment } from "../stores/deployment.ts";
import { chooseAddress, findDomain, listLiveSteps, type Outside } from "./live.ts";
import type { WranglerOutput } from "./run-wrangler.ts";
import { runSteps } from "./steps.ts";

/** The preview, so that the launch check of the real content is not asked. */
const deployment = readDeployment("preview");
const NAME = deployment.workerName;
const ADDRESS = "https://cimes-dpc-preview.compte.workers.dev";
const PREVIEW = "https://v2-cimes-dpc-preview.compte.workers.dev";

interface Fault {
  /** The command of wrangler that fails, or the catalogues. */
  at: string;
  /** Whether Cloudflare has taken what it sent all the same. */
  isDoneAnyway?: boolean;
}

/** What the commands of wrangler answer, and the version that has the traffic after them. */
const COMMANDS: Record<string, { output?: WranglerOutput[]; online?: string }> = {
  "d1 migrations": {},
  deploy: {
    output: [{ type: "wrangler-session" }, { type: "deploy", version_id: "v2", targets: [ADDRESS, "schedule: * * * * *"] }],
    online: "v2",
  },
  "versions upload": { output: [{ type: "version-upload", version_id: "v2", preview_url: PREVIEW }] },
  "versions deploy": { output: [{ type: "version-deploy" }], online: "v2" },
  "triggers deploy": {},
  rollback: { online: "v1" },
};

/** What a deployment does outside, in order, with what goes wrong. `live` is what has the traffic. */
function rehearse({
  live = "v1",
  fault,
  readSecrets,
  ...changes
}: Partial<Outside> & { live?: string | null; fault?: Fault; readSecrets?(file: string): void } = {}) {
  const done: string[] = [];
  const printed: string[] = [];
  let online = live;
  const outside: Outside = {
    build: async () => void done.push("build"),
    hasDatabase: async () => true,
    createDatabase: async () => void done.push("create database"),
    confirm: async () => false,
    readLiveVersion: async () => online,
    listSecrets: async () => ["DOWNLOAD_SECRET"],
    wrangler(args) {
      const command = Object.keys(COMMANDS).find((name) => args.join(" ").startsWith(name)) ?? "";
      done.push(command === "d1 migrations" ? command : args.join(" "));
      if (args.includes("--secrets-file")) readSecrets?.(args.at(-1) ?? "");
      if (fault?.at === command && !fault.isDoneAnyway) throw new CliError("panne");
      const { output = [], online: next = online } = COMMANDS[command] ?? {};
      online = next;
      if (fault?.at === command) throw new CliError("panne");
      return output;
    },
    async publishCatalogues() {
      done.push("catalogues");
      if (fault?.at === "catalogues") throw new CliError("panne");
      return "publiés";
    },
    async smokeCheck({ address, isIndexed, version }) {
      done.push(`check ${address} ${isIndexed} ${version}`);
      return "ok";
    },
    ...changes,
  };
  const run = ({ rollsBack = false, createsDatabase = false, target = deployment } = {}) => {
    const print = (text: string) => void printed.push(text);
    return runSteps(listLiveSteps(target, outside, { orders: [], rollsBack, createsDatabase }), print);
  };
  return { done, printed, run, readOnline: () => online };
}

const CHECK_PREVIEW = `check ${PREVIEW} null v2`;
const CHECK_LIVE = `check ${ADDRESS} false v2`;
const GO_LIVE = `versions deploy v2@100% --name ${NAME} --yes`;

function failAt(address: string): Outside["smokeCheck"] {
  return async (target) => {
    if (target.address === address) throw new CliError("la base ne répond pas");
    return "ok";
  };
}

async function readFailure(work: Promise<void>): Promise<string> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CliError);
  return (error as CliError).message;
}

test("migrations run first, and the version is checked at its own address before it receives traffic", async () => {
  const { done, run } = rehearse();
  await run();
  expect(done).toEqual(["build", "d1 migrations", "versions upload", CHECK_PREVIEW, GO_LIVE, "triggers deploy", "catalogues", CHECK_LIVE]);
});

test("a version that fails its check never receives traffic, and the message says what is online", async () => {
  const { done, run, readOnline } = rehearse({ smokeCheck: failAt(PREVIEW) });
  const message = await readFailure(run({ rollsBack: true }));

  expect(readOnline()).toBe("v1");
  expect(done).not.toContain(GO_LIVE);
  expect(message).toContain("la base ne répond pas");
  expect(message).toContain("L'ancien site reste en ligne (version v1). La version envoyée n'a reçu aucun visiteur");
});

test("without an address for versions the check comes at the end, and a line says so", async () => {
  const { done, printed, run } = rehearse({
    wrangler: (args) => (args[1] === "upload" ? [{ type: "version-upload", version_id: "v2" }] : []),
  });
  await run();
  expect(done.filter((each) => each.startsWith("check"))).toHaveLength(1);
  expect(printed.join("\n")).toContain("le contrôle vient à la fin");
});

test("the first deployment goes live directly, with the secret for PDF links, and is checked at the end", async () => {
  const { done, run } = rehearse({ live: null });
  await run();
  expect(done.map((each) => each.replace(/ --secrets-file .*/, " with secrets"))).toEqual([
    "build",
    "d1 migrations",
    "deploy with secrets",
    "catalogues",
    CHECK_LIVE,
  ]);
});

test("the secret of the PDF addresses is made when it is missing", async () => {
  const { done, run } = rehearse({ listSecrets: async () => ["NOTIFICATION_WEBHOOK"] });
  await run();
  expect(done.filter((each) => each.includes("--secrets-file"))).toEqual([expect.stringMatching(/^versions upload/)]);
  expect(done.join()).not.toMatch(/[0-9a-f]{64}/);
});

test("each version of a closed site gets a key of its own, which opens its address to this check alone", async () => {
  const closed = { ...deployment, settings: { ...deployment.settings, VERSION_ADDRESSES: "closed" } };
  const keys: (string | undefined)[] = [];
  const given: unknown[] = [];
  for (let turn = 0; turn < 2; turn++) {
    const { done, printed, run } = rehearse({
      smokeCheck: async ({ address, key }) => {
        if (address === PREVIEW) keys.push(key);
        else expect(key).toBeUndefined();
        return "ok";
      },
      readSecrets: (file) => given.push(JSON.parse(readFileSync(file, "utf8"))),
    });
    await run({ target: closed });
    expect(done.join() + printed.join()).not.toMatch(/[0-9a-f]{64}/);
  }
  expect(given).toEqual(keys.map((CHECK_KEY) => ({ CHECK_KEY })));
  expect(new Set(keys).size).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
});

test("a database that does not exist is asked about, and created on a yes or on --create-database only", async () => {
  const confirm = vi.fn(async () => false);
  const refused = rehearse({ hasDatabase: async () => false, confirm });
  const message = await readFailure(refused.run());
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`« ${deployment.databaseName} »`));
  expect(message).toContain("Corrigez database_name dans wrangler.toml, ou ajoutez --create-database");
  expect(message).toContain("Rien n'a été envoyé");
  expect(refused.done).toEqual(["build"]);

  const ordered = rehearse({ hasDatabase: async () => false, confirm });
  await ordered.run({ createsDatabase: true });
  expect(ordered.done).toContain("create database");
  expect(confirm).toHaveBeenCalledOnce();

  const asked = rehearse({ hasDatabase: async () => false, confirm: async () => true });
  await asked.run();
  expect(asked.done.slice(0, 3)).toEqual(["build", "create database", "d1 migrations"]);
});

test.each([
  ["d1 migrations", {}, "L'ancien site reste en ligne (version v1). Corrigez-la"],
  ["d1 migrations", { live: null }, "Rien n'est en ligne. Corrigez-la"],
  ["versions upload", {}, "L'ancien site reste en ligne (version v1)."],
  ["deploy", { live: null }, "Rien n'est en ligne. Si l'erreur"],
  [
    "deploy",
    { live: null, isDoneAnyway: true },
    "La nouvelle version est en ligne (v2). Son domaine ou ses tâches de fond ne sont peut-être pas",
  ],
  ["versions deploy", {}, "L'ancien site reste en ligne (version v1). Relancez"],
  ["versions deploy", { isDoneAnyway: true }, "La nouvelle version est en ligne (v2). Relancez"],
  ["triggers deploy", {}, "La nouvelle version est en ligne (v2). Elle répond aux adresses d'avant, avec les tâches de fond d'avant."],
  [
    "catalogues",
    {},
    "La nouvelle version est en ligne (v2). Les catalogues sont ceux d'avant : relancez « npm run catalogues -- publish --remote --env preview »",
  ],
] as const)(
  "when « %s » fails (%j) the sentence is right about what is online",
  async (at, { live = "v1", isDoneAnyway = false }: { live?: string | null; isDoneAnyway?: boolean }, sentence) => {
    const { run } = rehearse({ live, fault: { at, isDoneAnyway } });
    const message = await readFailure(run());
    expect(message).toContain("panne");
    expect(message).toContain(sentence);
  },
);

test("when Cloudflare does not say what is online, neither does the message", async () => {
  let asked = 0;
  const { run } = rehearse({
    fault: { at: "versions deploy" },
    readLiveVersion: async () => {
      if (asked++ > 0) throw new CliError("Cloudflare ne répond pas");
      return "v1";
    },
  });
  const message = await readFailure(run());
  expect(message).toContain("panne");
  expect(message).toContain(`npx wrangler deployments status --name ${NAME}`);
});

test("a failed build or sign-in sends nothing, and the sentence says so", async () => {
  const refuse = () => Promise.reject(new CliError("panne"));
  for (const changes of [{ build: refuse }, { hasDatabase: refuse }, { readLiveVersion: refuse }, { listSecrets: refuse }]) {
    const { done, run } = rehearse(changes);
    const target = readDeployment("listSecrets" in changes ? "production" : "preview");
    const sentence = /panne\n\nÉchec de l'étape \d+\/\d+ .*\. Rien n'a été envoyé(\.| : corrigez.*)$/;
    expect(await readFailure(run({ target }))).toMatch(sentence);
    expect(done.filter((each) => each !== "build")).toEqual([]);
  }
});

test.each<[string, { live?: string | null; fault?: Fault }, boolean, string[]]>([
  [
    "is left to a person, with the command and the version to go back to",
    {},
    false,
    [`La nouvelle version est en ligne (v2). Remettez la version d'avant : npx wrangler rollback v1 --name ${NAME}`],
  ],
  [
    "with --rollback is the version of before again, and both are said",
    {},
    true,
    ["La version v1 a été remise en ligne.", "L'ancien site reste en ligne (version v1). Corrigez"],
  ],
  [
    "with --rollback that fails too says so, and states what is online",
    { fault: { at: "rollback" } },
    true,
    ["Le retour à la version v1 a échoué aussi : panne", "(v2). Remettez la version d'avant : npx wrangler rollback v1"],
  ],
  ["has nothing to roll back to the first time", { live: null }, true, ["La nouvelle version est en ligne (v2). Corrigez, puis relancez."]],
])("a live site that does not answer as it should %s", async (_, circumstances, rollsBack, sentences) => {
  const { done, run, readOnline } = rehearse({ smokeCheck: failAt(ADDRESS), ...circumstances });
  const message = await readFailure(run({ rollsBack }));
  for (const sentence of ["la base ne répond pas", ...sentences]) expect(message).toContain(sentence);
  const goesBack = rollsBack && circumstances.live !== null;
  expect(done.filter((each) => each.startsWith("rollback"))).toEqual(
    goesBack ? [expect.stringMatching(new RegExp(`^rollback v1 --name ${NAME} --yes`))] : [],
  );
  expect(readOnline()).toBe(goesBack && !circumstances.fault ? "v1" : "v2");
});

test("a site with its own address gets a custom domain; an example address or workers.dev does not", () => {
  expect(findDomain("https://www.cimes-dpc.fr")).toBe("www.cimes-dpc.fr");
  expect(findDomain("https://www.cimes-dpc.example")).toBeNull();
  expect(findDomain("https://cimes-dpc.compte.workers.dev")).toBeNull();
  expect(findDomain("")).toBeNull();
});

test("the address checked is the site's own where wrangler names it, else the one that wrangler gives", () => {
  const origin = "https://www.cimes-dpc.fr";
  expect(chooseAddress(["https://x.workers.dev", "www.cimes-dpc.fr (custom domain)"], origin)).toBe(origin);
  expect(chooseAddress(["https://x.workers.dev", "schedule: * * * * *"], "https://www.cimes-dpc.example")).toBe("https://x.workers.dev");
  for (const targets of [[], ["https://v2.compte.workers.dev"]]) expect(chooseAddress(targets, origin)).toBe(origin);
  expect(chooseAddress([], "")).toBeUndefined();
});

test("the live version is the one with most of the traffic of the last deployment", async () => {
  const answer = (result: unknown): Account => ({ id: "compte", call: async () => Response.json({ result }) });
  const versions = [
    { version_id: "v1", percentage: 10 },
    { version_id: "v2", percentage: 90 },
  ];
  expect(await listVersions(answer({ deployments: [{ versions }, { versions: [] }] }), NAME)).toEqual([{ id: "v2", at: undefined }]);
  expect(await listVersions(answer({ deployments: [] }), NAME)).toEqual([]);
  expect(await listVersions({ id: "compte", call: async () => null }, NAME)).toEqual([]);
});
