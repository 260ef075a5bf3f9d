import { existsSync, mkdtempDisposableSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CliError } from "#scripts/toolbox.ts";
import { decideAs } from "#tests/operator/decide.ts";
import { FAKE_TOKEN, type FakeCloudflare, startFakeCloudflare } from "#tests/operator/fake-cloudflare.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { putObject } from "#tests/operator/put-object.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { seedLeads } from "#tests/operator/seed-leads.ts";
import { seedLead } from "#tests/operator/seed-people.ts";
import { fingerprintPepper } from "#workers/people/erasure-hashes.ts";
import { ERASURE_SECRET_KEY } from "#workers/storage/erasure-secret.ts";
import { settlePepper } from "../leads/pepper.ts";
import { readDeployment } from "./deployment.ts";
import { readPepper } from "./erasure-secret.ts";
import { openRemoteStores } from "./remote-stores.ts";
import type { Stores } from "./stores.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const deployment = readDeployment("production");

let folder: string;
let cloudflare: FakeCloudflare;
let behind: Stores;
let remote: Stores;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "cimes-pepper-"));
  behind = openMemoryStores();
  cloudflare = await startFakeCloudflare(behind, deployment.databaseName, {
    [deployment.buckets.catalogues]: behind.catalogues,
    [deployment.buckets.outbox]: behind.outbox,
  });
  vi.stubEnv("CLOUDFLARE_API_BASE_URL", cloudflare.address);
  vi.stubEnv("CLOUDFLARE_API_TOKEN", FAKE_TOKEN);
  vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", undefined);
  remote = await openRemoteStores(deployment);
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await cloudflare.close();
});

const settle = () => settlePepper(remote, folder);

test("every command works on the live stores as on those of this machine", async () => {
  await seedLeads(behind, 60, NOW);
  for (const line of ["export --out -", "export --table rappels --format json --out -", "replay-erasures --dry-run"]) {
    expect((await runCommand(remote, line, NOW)).answer, line).toBe((await runCommand(behind, line, NOW)).answer);
  }
});

test("erasing reaches every page of objects, and no address appears in a request path", async () => {
  await seedLeads(behind, 6, NOW);
  const zoe = { prenom: "Zoé", nom: "Martin", email: "zoe@exemple.fr", telephone: "0612345678" };
  for (let index = 0; index < 5; index++) await putObject(behind, `outbox/catalogue_downloads/${index}.json`, zoe);
  await seedLead(behind, zoe);
  await decideAs(remote, NOW).erase(zoe.email);

  expect((await behind.outbox.list("")).map(({ key }) => key)).toEqual([expect.stringMatching(/^erasures\//)]);
  expect(cloudflare.requests.join()).not.toMatch(/zoe/i);
});

/** What the Worker says of its secret each minute. */
async function workerNotes(pepper: string): Promise<void> {
  await putObject(behind, ERASURE_SECRET_KEY, await fingerprintPepper(pepper));
}

test("the secret of the erasures goes to the Worker and into a file of this machine alone, once", async () => {
  await expect(settle()).rejects.toThrow("Le site n'est pas encore en ligne");

  const secrets = new Map<string, string>();
  cloudflare.secrets.set(deployment.workerName, secrets);
  const { file } = await settle();
  const kept = readFileSync(file, "utf8").trim();
  expect(kept).toMatch(/^[\w-]{43}$/);
  expect([...secrets]).toEqual([["ERASURE_PEPPER", kept]]);
  expect(statSync(file).mode & 0o077).toBe(0);

  await expect(settle()).rejects.toThrow("n'a pas encore dit lequel");
  await workerNotes(kept);
  expect(await settle()).toEqual({ file, outcome: "same" });
  rmSync(folder, { recursive: true });
  await expect(settle()).rejects.toThrow("Le site a déjà ce secret");
  expect(secrets.get("ERASURE_PEPPER")).toBe(kept);
  expect(existsSync(folder)).toBe(false);
  await expect(runCommand(behind, "pepper", NOW)).rejects.toThrow("Ajoutez --remote");
  await expect(runCommand(behind, "pepper --force", NOW)).rejects.toThrow("L'option --force n'existe pas");
});

test("a secret that was kept before a refused upload is sent the next time, not « existe déjà » for ever", async () => {
  const secrets = new Map<string, string>();
  cloudflare.secrets.set(deployment.workerName, secrets);
  secrets.set = () => {
    throw new Error("quota");
  };
  await expect(settle()).rejects.toThrow("quota");
  expect(secrets.size).toBe(0);

  secrets.set = Map.prototype.set;
  const { file, outcome } = await settle();
  expect(outcome).toBe("sent");
  expect(secrets.get("ERASURE_PEPPER")).toBe(readFileSync(file, "utf8").trim());
});

test("another secret than the Worker's, or than the journal's, is refused everywhere", async () => {
  const secrets = new Map([["ERASURE_PEPPER", "celui du site"]]);
  cloudflare.secrets.set(deployment.workerName, secrets);
  writeFileSync(path.join(folder, "erasure-pepper-production"), "un autre\n");
  await workerNotes("celui du site");

  await expect(settle()).rejects.toThrow("n'est pas celui du site");
  vi.stubEnv("ERASURE_PEPPER", "un autre");
  await expect(readPepper(remote)).rejects.toThrow("n'est pas celui du site");
  vi.stubEnv("ERASURE_PEPPER", "celui du site");
  expect(await readPepper(remote)).toBe("celui du site");

  secrets.clear();
  await expect(settle()).rejects.toThrow("n'est pas celui du");
  expect(secrets.size).toBe(0);
});

test("without a secret here, none is made beside a journal that another one wrote", async () => {
  cloudflare.secrets.set(deployment.workerName, new Map());
  await seedLead(behind, { prenom: "Zoé", nom: "Martin", email: "zoe@exemple.fr" });
  await decideAs(remote, NOW).erase("zoe@exemple.fr");

  await expect(settle()).rejects.toThrow("Le journal des effacements a déjà son secret");
});

test("an object is written, read and missing", async () => {
  const { catalogues } = remote;
  await catalogues.write("previous/infirmiers.pdf", new Uint8Array([1, 2, 3]), "application/pdf");
  expect(await catalogues.read("previous/infirmiers.pdf")).toEqual(new Uint8Array([1, 2, 3]));
  expect(await catalogues.read("absent.pdf")).toBeNull();
});

test("a database that does not exist yet, a refused sign-in and a silent Cloudflare are said in one French sentence", async () => {
  await expect(openRemoteStores({ ...deployment, databaseName: "absente" })).rejects.toThrow("n'existe pas encore");
  vi.stubEnv("CLOUDFLARE_API_TOKEN", "faux");
  await expect(openRemoteStores(deployment)).rejects.toThrow("Cloudflare refuse la demande : Authentication error.");
  vi.stubEnv("CLOUDFLARE_API_BASE_URL", "http://127.0.0.1:9/");
  await expect(openRemoteStores(deployment)).rejects.toThrow(CliError);
  await expect(openRemoteStores(deployment)).rejects.toThrow("Cloudflare ne répond pas");
});

test("a missing quote in wrangler.toml is told in French, with its line", () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "cimes-config-"));
  const file = path.join(folder.path, "wrangler.toml");
  writeFileSync(file, '\nname = "cimes\n');
  expect(() => readDeployment("production", file)).toThrow(/^wrangler\.toml, ligne 2 : « name = "cimes » ne peut pas être lu\./);
});
