import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { organisation } from "#app/content/organisation.ts";
import { homePage } from "#app/content/pages/home.ts";
import { redirects } from "#app/content/redirects.ts";
import { CliError } from "#scripts/toolbox.ts";
import { nameVersion } from "#workers/pages/version-addresses.ts";
import { runSmokeCheck } from "./smoke-check.ts";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

const HOME = `<title>${homePage.meta.title} | ${organisation.name}</title>`;
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A site that answers everything correctly, except for `changes` by path. */
async function serve(changes: Record<string, Answer> = {}): Promise<string> {
  const answers: Record<string, Answer> = {
    "/api/health": { body: JSON.stringify({ d1: true, r2: true, version: await nameVersion("v2") }) },
    "/": { body: HOME },
    ...Object.fromEntries(Object.entries(redirects).map(([alias, Location]) => [alias, { status: 301, headers: { Location } }])),
    ...changes,
  };
  const server = createServer((request, response) => {
    const refusal: Answer = { status: 404, body: JSON.stringify({ error: "Fichier catalogue non trouvé" }) };
    const { status = 200, headers = {}, body = "" } = answers[request.url ?? ""] ?? changes.pdf ?? refusal;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a site that answers as it should passes", async () => {
  const address = await serve();
  expect(await runSmokeCheck({ address, isIndexed: true, version: "v2" })).toContain(address);
});

test.each<[sentence: string, changes: Record<string, Answer>, isIndexed?: boolean]>([
  ["la base ne répond pas", { "/api/health": { status: 503, body: '{"d1":false,"r2":true}' } }],
  ["les fichiers ne répondent pas", { "/api/health": { status: 503, body: '{"d1":true,"r2":false}' } }],
  ["l'ancienne version répond encore", { "/api/health": { body: '{"d1":true,"r2":true,"version":"v1"}' } }],
  ["pas de réponse lisible", { "/api/health": { body: "<html>" } }],
  ["page d'accueil : réponse 500", { "/": { status: 500, body: "<title>Erreur</title>" } }],
  ["page d'accueil : le titre est « Autre site »", { "/": { body: "<title>Autre site</title>" } }],
  ["cachée aux moteurs", { "/": { headers: { "X-Robots-Tag": "noindex" }, body: HOME } }],
  ["ouverte aux moteurs de recherche", {}, false],
  ["redirection : /formations/generalistes répond 200", { "/formations/generalistes": {} }],
  ["catalogue sans demande : réponse 200", { pdf: { status: 200, body: "{}" } }],
])("« %s » is told", async (sentence, changes, isIndexed = true) => {
  const address = await serve(changes);
  await expect(runSmokeCheck({ address, isIndexed, version: "v2" })).rejects.toThrow(sentence);
});

test("a site that comes late is waited for, and one that never comes is not waited for without end", async () => {
  let address = "http://127.0.0.1:9";
  const target = {
    isIndexed: true,
    get address() {
      return address;
    },
  };
  setTimeout(async () => {
    address = await serve();
  }, 50);
  expect(await runSmokeCheck(target, { attempts: 40, delayMs: 20 })).toContain("page d'accueil");
  await expect(runSmokeCheck({ address: "http://127.0.0.1:9", isIndexed: true }, { attempts: 2, delayMs: 1 })).rejects.toThrow(CliError);
});
