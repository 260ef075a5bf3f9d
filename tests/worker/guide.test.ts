import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { callbackConsent, catalogueConsent } from "#app/content/consent-versions.ts";
import guide from "../../docs/guide-exploitant.md?raw";
import backup from "../../docs/sauvegarde.md?raw";
import { openChannels } from "./channels.ts";
import { type Fault, withFault } from "./faulty-stores.ts";
import { emptyStores, type FormPath, forms, leadsPath, post, requestsPath } from "./forms.ts";

const { stores } = openChannels();

/** How many rows D1 writes for one submission, indexes included, its announcement too. */
async function countWritten(path: FormPath, fields: Record<string, unknown> = {}): Promise<number> {
  // Only the first of a minute is announced with its request.
  await emptyStores();
  let written = 0;
  const counted: Fault = async (work) => {
    const result = await work();
    for (const { meta } of [result].flat() as Partial<D1Result>[]) written += meta?.rows_written ?? 0;
    return result;
  };
  const answer = await post(path, forms[path](fields), { stores: { ...stores, DB: withFault(env.DB, counted) } });
  expect(answer.status).toBe(201);
  return written;
}

test("a submission writes as many rows as the guide says", async () => {
  const whole = { nom: "de La Tour-Martin", prenom: "Anne-Marie Zoé", email_formation: "formation@chu.fr", besoin: "devis" };
  const counts = [
    await countWritten(leadsPath),
    await countWritten(leadsPath, { ...whole, consent_phone: true, consent_email: true, consent_text_version: catalogueConsent.version }),
    await countWritten(requestsPath),
    await countWritten(requestsPath, { ...whole, consent_text_version: callbackConsent.version }),
  ];
  const [, least, most] = /une demande en écrit de (\d+) à (\d+) \(nom composé\)/.exec(guide) ?? [];
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([Number(least), Number(most)]);
});

test("the statements of the backup page read this schema", async () => {
  const statements = [...backup.matchAll(/--command "([^"]+)"/g)].map(([, text = ""]) => text);
  expect(statements.length).toBeGreaterThan(3);
  for (const text of statements) await env.DB.prepare(text).all();
});
