import { expect, test } from "vitest";
import { privacy } from "#app/content/legal/constants.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import { iatrogenicHarm, pain } from "#tests/references.ts";
import { listConsentSentences } from "#workers/db/records.ts";
import { type PersonOnFile, readPeople } from "#workers/people/read-people.ts";
import { listPortable, writeAccessLetter } from "./access-letter.ts";

const NOW = new Date("2026-11-24T09:12:00.000Z");

test("the answer to a request for access tells all that is kept, second numbers and addresses included", async () => {
  const stores = openMemoryStores();
  const claire = { prenom: "Claire", nom: "Montfroid", telephone: "04 65 71 20 30" };
  await seedRequest(stores, {
    ...claire,
    profession: "infirmiers",
    statut: "salarie",
    creneau: "midi",
    source_page: "/ma-selection",
    source_type: "selection_cta",
    selection: `${pain.PI}.${iatrogenicHarm.EPP}`,
    utm_source: "lettre",
    utm_medium: "courriel",
    utm_campaign: "automne",
    suspect: "too-fast",
  });
  await seedLead(stores, { ...claire, email: "claire@exemple.fr", catalogue_type: "infirmiers", consent_email: false });
  const second = { telephone: "06 12 34 56 78 (le soir)", catalogue_type: "infirmiers" } as const;
  await seedLead(stores, { ...claire, ...second, email: "claire@exemple.fr" });
  await seedLead(stores, { ...claire, email: "c.montfroid@exemple.fr", catalogue_type: "infirmiers" });
  const [person] = (await readPeople(stores.database, NOW)) as [PersonOnFile];
  const texts = [{ ...claire, email: null, objectKey: "quarantine/x.json", text: "illisible, mais peut-être d'elle" }];
  const sentences = await listConsentSentences(stores.database);

  const words = JSON.stringify(writeAccessLetter(person, { sentences, texts, now: NOW }))
    .replace(/[\u00A0\u202F]/g, " ")
    .replaceAll("’", "'")
    .toLowerCase();
  for (const kept of [
    "claire",
    "montfroid",
    "04 65 71 20 30",
    "claire@exemple.fr",
    "06 12 34 56 78 (le soir)",
    "c.montfroid@exemple.fr",
    "infirmiers ide",
    "salarié",
    "midi",
    pain.PI.toLowerCase(),
    iatrogenicHarm.EPP.toLowerCase(),
    "ma sélection",
    "« être rappelé(e) »",
    "lettre, courriel, automne",
    "formulaire rempli trop vite",
    "j'accepte d'être rappelé(e)",
    ...person.records.map(({ reference }) => reference.toLowerCase()),
    "illisible, mais peut-être d'elle",
    // The newest is of the 23rd, in the morning: that night's purge comes before its years are over.
    `effacé au plus tard le 24 nov. ${2026 + privacy.otherRetentionYears}`,
  ])
    expect.soft(words, kept).toContain(kept);

  const [request] = listPortable(person);
  expect(request).toMatchObject({
    reference: expect.stringMatching(/^CIM-/),
    prenom: "Claire",
    creneau: "midi",
    utm_campaign: "automne",
    sent: claire,
  });
  expect(JSON.stringify(listPortable(person))).not.toContain('"id"');
});
