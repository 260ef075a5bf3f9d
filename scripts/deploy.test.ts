import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "./command.ts";
import { CONFIG_FILE, readConfig } from "./wrangler-config.ts";

/** Instead of wrangler and npm: notes each command, fails on request, and answers what deploy.ts reads. */
const commands = vi.hoisted(() => ({ noted: [] as string[], fault: "no failure", databases: "", address: "" }));
vi.mock("./command.ts", async (load) => ({
  ...(await load<typeof import("./command.ts")>()),
  run(command: string, args: readonly string[], { env = {} }: { env?: Record<string, string> } = {}) {
    const line = [command, ...args].join(" ");
    commands.noted.push(line);
    if (line.includes(commands.fault)) throw new Refusal(`« ${line} » a échoué.`);
    const file = env.WRANGLER_OUTPUT_FILE_PATH;
    if (file) mkdirSync(path.dirname(file), { recursive: true });
    if (file) writeFileSync(file, `${JSON.stringify({ type: "deploy", targets: [commands.address] })}\n`);
    return line.includes("d1 list") ? commands.databases : "";
  },
}));
const { deploy, rehearse } = await import("./deploy.ts");

const { d1_databases } = readConfig();
const KNOWN = JSON.stringify([{ name: d1_databases[0]?.database_name }]);
const ONLINE = { siteOrigin: "", attempts: 1 };

let answers: (url: string) => { status: number; type: string; body: string };
const site = createServer((request, response) => {
  const { status, type, body } = answers(request.url ?? "");
  response.writeHead(status, { "Content-Type": type, "Content-Security-Policy": "default-src 'self'" }).end(body);
});

beforeEach(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  Object.assign(commands, { noted: [], fault: "no failure", databases: KNOWN, address });
  answers = (url) => {
    if (url === "/api/health") return { status: 200, type: "application/json", body: '{"d1":true,"r2":true}' };
    if (url.startsWith("/api/")) return { status: 404, type: "application/json", body: "{}" };
    return { status: 200, type: "text/html; charset=utf-8", body: "<title>Cimes</title>" };
  };
});

afterEach(() => new Promise((resolve) => site.close(resolve)));

const readLog = () => commands.noted.map((line) => line.replace(` --config ${CONFIG_FILE}`, "").replace("npm run --silent ", ""));

const CHECKED = ["launch-check", "build", "catalogues -- check"];

test("a deployment checks, builds, migrates, sends both Workers and the catalogues, and tests the site", async () => {
  await deploy(ONLINE);
  expect(readLog()).toEqual([
    ...CHECKED,
    "wrangler d1 list --json",
    "wrangler d1 migrations apply DB --remote",
    "wrangler deploy",
    "wrangler deploy --cwd back-office",
    "catalogues -- publish --remote",
  ]);
});

test("the first deployment migrates once wrangler has created the database", async () => {
  commands.databases = "[]";
  await deploy(ONLINE).catch(() => null);
  expect(readLog().slice(4, 6)).toEqual(["wrangler deploy", "wrangler d1 migrations apply DB --remote"]);
});

test("a rehearsal sends nothing", async () => {
  await rehearse();
  expect(readLog()).toEqual([...CHECKED, "wrangler deploy --cwd . --dry-run", "wrangler deploy --cwd back-office --dry-run"]);
});

test("a rehearsal runs to its end despite launch findings, then fails", async () => {
  commands.fault = "launch-check";
  await expect(rehearse()).rejects.toThrow("Le contrôle de lancement, plus haut, retient l'envoi.");
  expect(readLog()).toHaveLength(5);
});

test.each([
  ["launch-check", 1, "Contrôle de lancement. Rien n'a été envoyé"],
  ["run --silent build", 2, "Construction. Rien n'a été envoyé"],
  ["migrations", 5, "Migrations. L'ancien site reste en ligne"],
  ["back-office", 7, "Mise en ligne du suivi. La nouvelle version du site est en ligne ; « npx wrangler rollback »"],
  ["publish", 8, "Catalogues. La nouvelle version du site est en ligne"],
])("a failure at « %s » stops there, with what is online and what to do", async (fault, count, sentence) => {
  commands.fault = fault;
  const failure = deploy(ONLINE);
  await expect(failure).rejects.toThrow(Refusal);
  await expect(failure).rejects.toThrow(`Échec : ${sentence}`);
  expect(readLog()).toHaveLength(count);
});

test("a failed smoke test names the address and its fault", async () => {
  const right = answers;
  answers = (url) => (url === "/api/health" ? { status: 200, type: "application/json", body: '{"d1":false,"r2":true}' } : right(url));
  await expect(deploy(ONLINE)).rejects.toThrow("/api/health : la base (D1) ne répond pas");
});
