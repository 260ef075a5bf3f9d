import { formatPhone } from "../format.ts";
import {
  activityDeclaration,
  announceMissing,
  legalIdentity as legal,
  publisher,
  registrationNotice,
  siteEditor,
  stateFacts,
} from "../legal-identity.ts";
import { organisation } from "../organisation.ts";
import { readRecord } from "../read-record.ts";
import { typeset } from "../typeset.ts";
import { type LegalBlock, type LegalNotice, legalNoticeSchema } from "./legal-schema.ts";

const editor = stateFacts([
  { label: "Raison sociale", missing: "raison sociale", value: legal.companyName },
  { label: "Forme juridique", missing: "forme juridique", value: legal.legalForm },
  { label: "Siège social", missing: "siège", value: legal.address },
  { label: "Immatriculation au RCS", missing: "RCS", value: legal.registration },
  { label: "Numéro de TVA intracommunautaire", missing: "TVA", value: legal.vatNumber },
]);

export function describeDirector(name: string | null): string {
  const named = name ? `Directeur de la publication : ${name}. ` : "";
  return typeset(`${named}Le directeur de la publication répond de l'ensemble des contenus publiés par ${publisher}.`);
}

/** LCEN articles 1-1 and 19; Code du travail L6352-12. */
export const legalNotice = readRecord(legalNoticeSchema, {
  path: "/mentions-legales",
  title: "Mentions légales",
  versionDate: "2026-11-29",
  articles: [
    {
      anchor: "editeur",
      title: "Éditeur du site",
      blocks: [
        {
          kind: "paragraph",
          text: `Le site ${organisation.name} est édité par ${siteEditor}.`,
        },
        {
          kind: "facts",
          rows: [
            ...editor.known,
            ...(legal.shareCapital ? [{ term: "Capital social", value: legal.shareCapital }] : []),
            { term: "Téléphone", value: formatPhone(organisation.phone) },
            { term: "E-mail", value: organisation.email },
          ],
        },
        ...announce(editor.missing),
      ],
    },
    {
      anchor: "directeur-de-la-publication",
      title: "Directeur de la publication",
      blocks: [
        {
          kind: "paragraph",
          text: describeDirector(legal.publicationDirector),
        },
        ...announce(announceMissing(legal.publicationDirector ? [] : ["son nom"])),
      ],
    },
    {
      anchor: "hebergement",
      title: "Hébergement du site",
      blocks: [
        {
          kind: "facts",
          rows: [
            { term: "Hébergeur", value: legal.host.name },
            { term: "Adresse", value: legal.host.address },
            { term: "Téléphone", value: legal.host.phone },
          ],
        },
      ],
    },
    {
      anchor: "stockage-des-donnees",
      title: "Stockage des données du site",
      blocks: [
        {
          kind: "paragraph",
          text: "Les données traitées par le site sont conservées par les prestataires suivants :",
        },
        {
          kind: "facts",
          rows: [
            { term: "Base de données et fichiers du site", value: legal.host.name },
            {
              term: "Rendez-vous",
              value: [legal.schedulerCompany.name, legal.schedulerCompany.address, "uniquement si vous utilisez le calendrier en ligne"]
                .filter(Boolean)
                .join(", "),
            },
          ],
        },
      ],
    },
    {
      anchor: "activite-de-formation",
      title: "Activité de formation",
      blocks: [
        ...(activityDeclaration ? [{ kind: "paragraph", text: registrationNotice } as const] : []),
        {
          kind: "paragraph",
          text: `${publisher} est un organisme enregistré auprès de l'[Agence nationale du DPC](${organisation.agencyUrl}) sous le numéro ${organisation.dpcNumber}. L'Agence et ses commissions scientifiques peuvent évaluer les actions publiées.`,
        },
        ...announce(activityDeclaration ? null : registrationNotice),
      ],
    },
    {
      anchor: "propriete-intellectuelle",
      title: "Propriété intellectuelle",
      blocks: [
        {
          kind: "paragraph",
          text: `Les textes, vidéos, illustrations, logos, programmes de formation et logiciels présents sur le site sont protégés par le droit de la propriété intellectuelle. Ils appartiennent à ${publisher} ou sont utilisés avec l'accord de leurs auteurs.`,
        },
        {
          kind: "paragraph",
          text: `Toute reproduction, diffusion ou adaptation suppose une autorisation écrite préalable, à demander à ${organisation.email}. La courte citation reste permise, avec le nom du site et un lien vers la page citée.`,
        },
      ],
    },
    {
      anchor: "liens-externes",
      title: "Liens externes",
      blocks: [
        {
          kind: "paragraph",
          text: "Le site renvoie vers des services tiers : le site agencedpc.fr, les boutiques d'applications et le calendrier de rendez-vous. Leurs contenus et leurs conditions relèvent de la seule responsabilité de leurs éditeurs.",
        },
        {
          kind: "paragraph",
          text: `Si un lien ne fonctionne plus ou mène à un contenu inapproprié, signalez-le à ${organisation.email} : nous le corrigeons ou le retirons.`,
        },
      ],
    },
    {
      anchor: "donnees-personnelles",
      title: "Données personnelles",
      blocks: [
        {
          kind: "paragraph",
          text: "Les données recueillies sur le site, leurs finalités, leurs durées de conservation et vos droits sont décrits dans la [politique de confidentialité](/politique-confidentialite).",
        },
        {
          kind: "paragraph",
          text: `Pour toute question sur vos données, écrivez à ${organisation.dataProtectionEmail}.`,
        },
      ],
    },
    {
      anchor: "accessibilite",
      title: "Accessibilité",
      blocks: [
        {
          kind: "paragraph",
          text: "Accessibilité : le site n'a pas encore été audité par un tiers. L'état de conformité, l'écart connu et les voies de recours figurent dans la [déclaration d'accessibilité](/accessibilite).",
        },
        {
          kind: "paragraph",
          text: `Une difficulté pour consulter une page ou utiliser un formulaire ? Signalez-la à ${organisation.disabilityEmail}. Nous vous transmettons l'information sous une autre forme.`,
        },
      ],
    },
    {
      anchor: "credits-et-signalement",
      title: "Crédits et signalement",
      blocks: [
        {
          kind: "paragraph",
          text: `Illustrations, photographies et vidéos : ${publisher}, ou auteurs cités à côté de leurs œuvres.`,
        },
        {
          kind: "paragraph",
          text: `Pour signaler un contenu que vous estimez illicite, inexact ou contraire à vos droits, écrivez à ${organisation.email} en indiquant l'adresse de la page, le passage concerné et le motif de votre demande. Nous accusons réception de chaque signalement et vous informons de la suite donnée.`,
        },
      ],
    },
  ],
  annexes: [],
  meta: {
    title: "Mentions légales du site",
    description: `Éditeur, hébergeur, activité de formation, propriété intellectuelle et contacts du site ${organisation.name}.`,
    keywords: `mentions légales, éditeur, hébergeur, organisme de formation, DPC, ${organisation.name}`,
  },
} satisfies LegalNotice);

function announce(text: string | null): LegalBlock[] {
  return text === null ? [] : [{ kind: "paragraph", text, isPending: true }];
}
