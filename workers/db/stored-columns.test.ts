import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { privacyPolicy } from "#app/content/legal/privacy-policy.ts";
import type { LegalNotice } from "#app/content/schema.ts";
import { typeset } from "#app/content/typeset.ts";
import { recordTables } from "./schema.ts";

const NAMED: Record<string, string> = {
  date: "created_at consent_at",
  nom: "nom",
  prénom: "prenom",
  "e-mail": "email",
  téléphone: "telephone",
  profession: "catalogue_type profession",
  "statut si vous l'indiquez": "statut",
  "jour et moment souhaités": "creneau jour",
  formation: "programme format_reference",
  "votre sélection de formations si vous la joignez": "selection",
  "devis et convention, ou appel à la publication d'une prise en charge, si vous les demandez": "besoin",
  "type d'employeur": "employeur",
  établissement: "establishment",
  message: "message",
  "formations et nombre de personnes": "lines",
  "e-mail du service formation de votre employeur": "email_formation",
  page: "source_page",
  bouton: "source_type",
  "campagne d'origine": "utm_source utm_medium utm_campaign",
  "choix de contact": "consent_phone consent_email",
  affichée: "consent_text_version consent_fault",
  "doute d'un contrôle automatique": "suspect",
  "code d'appel": "call_code",
  "empreinte de votre lien personnel": "key_hash",
  navigateur: "user_agent",
  "site de provenance": "referrer",
  "identifiant de page aléatoire": "session_id",
  "temps passé": "time_on_page",
  défilement: "scroll_depth",
};
const findName = (column: string) => Object.keys(NAMED).find((name) => NAMED[name]?.split(" ").includes(column)) ?? expect.fail(column);

const TREATMENTS = {
  catalogue_downloads: "Téléchargement du catalogue",
  callback_requests: "Rappel par un conseiller",
  quotation_requests: "Devis pour un employeur",
  calendly_bookings: "Suivi des prises de rendez-vous",
} as const;

const blocks = (privacyPolicy as LegalNotice).articles.flatMap((article) => article.blocks);
const rows = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));

test.each(Object.entries(TREATMENTS))("every column of %s is named on the privacy page", (name, treatment) => {
  const [, data = ""] = rows.find(([title]) => title === typeset(treatment)) ?? [];
  for (const column of Object.keys(getTableColumns(recordTables[name as keyof typeof TREATMENTS]))) {
    if (column !== "id") expect(data.toLowerCase(), column).toContain(typeset(findName(column)).toLowerCase());
  }
});

test("every recipient of personal data is named, the chat of the team included", () => {
  const recipients = JSON.stringify(privacyPolicy.articles.find(({ anchor }) => anchor === "destinataires"));
  for (const named of ["hébergement du site", "base de données et fichiers", "messagerie", "service de discussion", "Calendly"])
    expect(recipients).toContain(named);
});
