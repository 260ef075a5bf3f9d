import { callbackTexts } from "../callback.ts";
import { formatMonths, formatPhone, formatYears } from "../format.ts";
import { announceMissing, legalIdentity as legal, publisherAndTradeName } from "../legal-identity.ts";
import { consentLink, footerTexts } from "../navigation.ts";
import { organisation } from "../organisation.ts";
import * as outsidePages from "../outside-pages.ts";
import { readRecord } from "../read-record.ts";
import { typeset } from "../typeset.ts";
import { privacy, privacyRules } from "./constants.ts";
import { type LegalNotice, legalNoticeSchema } from "./legal-schema.ts";
import { retention, trackers } from "./retention.ts";

/** The CNIL advises three years without solicitation: told where the purge comes later. */
export function describeProspectRetention(months: number): string {
  const use = `Utilisation : ${formatYears(privacyRules.prospectYears)} après le dernier contact venant de vous. `;
  return `${months > 12 * privacyRules.prospectYears ? use : ""}Effacement : au plus ${formatMonths(months)} après la demande`;
}

/** What each kind of record holds, as its row says it: words, and the columns that hold it; none for what is noted beside it. */
export const storedData: Readonly<Record<keyof typeof retention, ReadonlyArray<readonly [words: string, columns: string]>>> = {
  catalogue_downloads: [
    ["Prénom", "prenom"],
    ["nom", "nom"],
    ["e-mail", "email"],
    ["téléphone", "telephone"],
    ["profession", "catalogue_type"],
    ["page et campagne d'origine", "source_page utm_source utm_medium utm_campaign"],
    ["date", "created_at consent_at"],
    ["choix de contact et version des phrases affichées", "consent_phone consent_email consent_text_version consent_fault"],
    ["doute d'un contrôle automatique (formulaire rempli par un robot ou trop vite)", "suspect"],
    ["code d'appel si vous acceptez d'être appelé(e)", "call_code"],
  ],
  callback_requests: [
    ["Prénom", "prenom"],
    ["nom", "nom"],
    ["téléphone", "telephone"],
    ["profession", "profession"],
    ["statut si vous l'indiquez", "statut"],
    ["jour et moment souhaités", "jour creneau"],
    ["formation qui vous intéresse si vous venez d'un programme", "programme format_reference"],
    ["votre sélection de formations si vous la joignez", "selection"],
    ["devis et convention, ou appel à la publication d'une prise en charge, si vous les demandez", "besoin"],
    [
      "type d'employeur et, si vous l'indiquez, e-mail du service formation de votre employeur (pour lui adresser le devis et la convention)",
      "employeur email_formation",
    ],
    ["page, bouton et campagne d'origine", "source_page source_type utm_source utm_medium utm_campaign"],
    ["date", "created_at"],
    ["suivi de la demande", ""],
    ["preuve de votre accord (version de la phrase affichée)", "consent_text_version consent_fault consent_at"],
    ["doute d'un contrôle automatique (formulaire rempli par un robot ou trop vite)", "suspect"],
    ["code d'appel", "call_code"],
    ["empreinte de votre lien personnel", "key_hash"],
  ],
  quotation_requests: [
    ["Nom", "nom"],
    ["établissement", "establishment"],
    ["e-mail", "email"],
    ["téléphone si vous l'indiquez", "telephone"],
    ["message si vous en écrivez un", "message"],
    ["formations et nombre de personnes", "lines"],
    [
      "page et campagne d'origine, ou demande dite au téléphone ou par courrier",
      "source_page source_type utm_source utm_medium utm_campaign",
    ],
    ["date", "created_at"],
    ["suivi de la demande", ""],
    ["doute d'un contrôle automatique (formulaire rempli par un robot ou trop vite)", "suspect"],
    ["empreinte de votre lien personnel", "key_hash"],
  ],
  calendly_bookings: [
    ["Date", "created_at"],
    ["page", "source_page"],
    ["bouton utilisé", "source_type"],
    ["formation demandée", "programme format_reference"],
    ["votre sélection de formations si vous la joignez", "selection"],
    ["campagne d'origine", "utm_source utm_medium utm_campaign"],
    ["navigateur", "user_agent"],
    ["site de provenance", "referrer"],
    ["temps passé et défilement", "time_on_page scroll_depth"],
    ["identifiant de page aléatoire", "session_id"],
  ],
};

function listData(table: keyof typeof retention): string {
  return storedData[table].map(([words]) => words).join(", ");
}

/** GDPR, article 13. Durations come from retention.ts, as for the purge. */
export const privacyPolicy = readRecord(legalNoticeSchema, {
  path: "/politique-confidentialite",
  title: "Politique de Confidentialité",
  intro:
    "Cette page dit quelles données nous recueillons, pourquoi, combien de temps nous les gardons et comment vous gardez la main. Le site fonctionne sans traceur publicitaire, et nous ne vendons aucune donnée.",
  versionDate: "2026-11-29",
  articles: [
    {
      anchor: "responsable",
      title: "Responsable du traitement",
      blocks: [
        {
          kind: "paragraph",
          text: `Le responsable du traitement est ${publisherAndTradeName}. ${legal.address ? `Siège social : ${legal.address}.` : announceMissing(["son siège"])}`,
        },
        {
          kind: "paragraph",
          text: `Pour toute question sur vos données : ${organisation.dataProtectionEmail}.`,
        },
      ],
    },
    {
      anchor: "traitements",
      title: "Données, finalités, bases légales et durées",
      blocks: [
        {
          kind: "table",
          caption: "Ce que nous traitons, pourquoi et combien de temps",
          columns: ["Traitement", "Données", "Finalité", "Base légale", "Durée"],
          rows: [
            [
              "Téléchargement du catalogue",
              listData("catalogue_downloads"),
              "Vous remettre le catalogue",
              "Mesures prises à votre demande",
              describeProspectRetention(retention.catalogue_downloads.months),
            ],
            [
              "Rappel par un conseiller",
              listData("callback_requests"),
              "Vous rappeler au sujet des formations",
              "Votre consentement",
              describeProspectRetention(retention.callback_requests.months),
            ],
            [
              "Devis pour un employeur",
              listData("quotation_requests"),
              "Vous adresser le devis et la convention que vous demandez, et rien d'autre",
              "Mesures prises à votre demande, avant un contrat",
              describeProspectRetention(retention.quotation_requests.months),
            ],
            [
              "E-mails d'information",
              "E-mail, date et version du texte accepté",
              "Vous informer sur les formations, si vous l'avez accepté",
              "Votre consentement",
              `Jusqu'au retrait de votre accord, au plus ${formatMonths(retention.catalogue_downloads.months)} ; ensuite, liste d'opposition`,
            ],
            [
              "Liste d'opposition",
              "Empreinte du téléphone et de l'e-mail, date du refus",
              "Ne plus vous appeler ni vous écrire",
              "Obligation légale",
              `${formatYears(privacyRules.oppositionYears)} après l'effacement de vos données`,
            ],
            [
              "Liste des effacements",
              "Numéros tirés au hasard de vos envois, date de l'effacement, auteur. Rien qui vous nomme",
              "Effacer de nouveau ce qu'une sauvegarde ferait revenir",
              "Obligation légale",
              `${privacyRules.backupDays} jours, comme la plus ancienne sauvegarde`,
            ],
            [
              "Rendez-vous (calendrier externe)",
              "Données que vous saisissez chez Calendly, formation demandée, que le site indique à Calendly",
              "Organiser l'appel",
              "Mesures prises à votre demande ; votre accord, si vous aviez refusé le calendrier",
              describeProspectRetention(retention.callback_requests.months),
            ],
            [
              "Suivi des prises de rendez-vous",
              `${listData("calendly_bookings")}. Ni nom ni e-mail`,
              "Améliorer le site",
              "Notre intérêt légitime à savoir quelles pages sont utiles",
              formatMonths(retention.calendly_bookings.months),
            ],
            [
              "Mesure d'audience (non activée à ce jour)",
              "Aucune : le site ne dépose aucun traceur de mesure d'audience",
              "Établir des statistiques anonymes",
              "Exemption prévue par la CNIL ou votre consentement",
              `${formatMonths(privacy.analyticsRetentionMonths)} au plus`,
            ],
            [
              "Formation et contrats",
              "Identité, coordonnées, profession, mode d'exercice, suivi, évaluations, attestations",
              "Exécuter le contrat, justifier la formation auprès du financeur",
              "Contrat et obligation légale",
              `${formatYears(privacy.contractRetentionYears)}, sauf durée légale plus longue`,
            ],
            [
              "Facturation",
              "Factures et pièces comptables",
              "Tenir la comptabilité",
              "Obligation légale",
              formatYears(privacyRules.invoiceYears),
            ],
            [
              "Sécurité du site",
              "Adresse IP et données techniques de la requête",
              "Limiter les envois abusifs, corriger les erreurs",
              "Notre intérêt légitime à protéger le site",
              `Au plus ${privacyRules.requestLogDays} jours`,
            ],
          ],
        },
        {
          kind: "paragraph",
          text: `La CNIL recommande de ne plus solliciter une personne ${formatYears(privacyRules.prospectYears)} après le dernier contact venant d'elle : nous appliquons ce délai. Une demande, un appel ou une réponse de votre part compte comme un contact ; ouvrir un e-mail ne compte pas. L'effacement est ensuite automatique.`,
        },
        {
          kind: "paragraph",
          text: "La campagne d'origine désigne les mentions utm_source, utm_medium et utm_campaign de l'adresse par laquelle vous êtes arrivé(e). Elle n'est pas enregistrée si vous l'avez refusée.",
        },
        {
          kind: "paragraph",
          text: "Aucune décision n'est prise à votre sujet par un procédé entièrement automatisé. Nous ne demandons aucune donnée de santé ; n'en indiquez pas dans les formulaires.",
        },
      ],
    },
    {
      anchor: "champs-obligatoires",
      title: "Champs obligatoires",
      blocks: [
        {
          kind: "paragraph",
          text: "Dans chaque formulaire, les champs obligatoires sont marqués d'un astérisque. Sans eux, nous ne pouvons pas vous remettre le catalogue, vous rappeler ou vous adresser un devis. Les autres champs sont facultatifs.",
        },
        {
          kind: "paragraph",
          text: "Dans le formulaire du catalogue, les cases qui autorisent un appel ou un e-mail ne sont jamais cochées d'avance. Vous recevez le catalogue même si vous n'en cochez aucune. Pour être rappelé(e), votre accord est nécessaire.",
        },
      ],
    },
    {
      anchor: "destinataires",
      title: "Destinataires",
      blocks: [
        {
          kind: "paragraph",
          text: "Vos données sont lues par les seules personnes qui en ont besoin : l'équipe de conseil, l'équipe pédagogique et le service administratif.",
        },
        {
          kind: "paragraph",
          text: "Elles sont confiées à des sous-traitants, qui agissent sur nos instructions :",
        },
        {
          kind: "list",
          items: [
            `hébergement du site, base de données et fichiers : ${legal.host.name} ;`,
            "notre prestataire de messagerie : envoi et réception des e-mails, dont l'annonce interne de votre demande, avec sa référence et votre prénom ou, pour un devis d'employeur, le nombre de personnes ;",
            "le service de discussion de notre équipe, si elle en utilise un : annonce de votre demande, avec sa référence, votre prénom, votre profession, le moment souhaité et la formation demandée ou, pour un devis d'employeur, les formations et le nombre de personnes ;",
            `rendez-vous, si vous utilisez le calendrier : ${legal.schedulerCompany.name}.`,
          ],
        },
        {
          kind: "paragraph",
          text: "Pour les seules personnes inscrites à une formation, les données nécessaires sont transmises à l'Agence nationale du DPC, à l'employeur ou au financeur. Nous ne vendons, ne louons et n'échangeons aucune donnée.",
        },
      ],
    },
    {
      anchor: "transferts",
      title: "Transferts hors de l'Union européenne",
      blocks: [
        {
          kind: "paragraph",
          text: `Deux de ces sociétés, établies aux États-Unis, peuvent y traiter des données : ${legal.host.name}, qui sert le site et garde ce que vous nous envoyez, et ${legal.schedulerCompany.name}, pour ce que vous saisissez dans le calendrier. Ces transferts sont encadrés par les clauses contractuelles types de la Commission européenne ou, lorsque la société y a adhéré, par le cadre de protection des données entre l'Union européenne et les États-Unis.`,
        },
        {
          kind: "paragraph",
          text: "Si un autre prestataire devait traiter des données hors de l'Union européenne, les mêmes règles s'appliqueraient.",
        },
        {
          kind: "paragraph",
          text: `Vous pouvez obtenir une copie de ces clauses à ${organisation.dataProtectionEmail}, et éviter celui du calendrier en demandant à être rappelé(e) sans calendrier, depuis la page [Contact](/contact).`,
        },
      ],
    },
    {
      anchor: "traceurs",
      title: "Traceurs",
      blocks: [
        {
          kind: "paragraph",
          text: `${footerTexts.privacy} Un seul service externe peut déposer des traceurs : le calendrier de rendez-vous (Calendly). Il est chargé quand vous ouvrez la fenêtre « ${callbackTexts.title} », et à aucun autre moment. Si vous l'avez refusé dans « ${consentLink.label} », ou si votre navigateur envoie le signal Global Privacy Control, cette fenêtre vous demande d'abord votre accord. Les polices, images et vidéos sont servies par notre site.`,
        },
        {
          kind: "table",
          caption: "Liste exacte des traceurs et des informations gardées sur votre appareil",
          columns: ["Nom", "Type", "Finalité", "Durée", "Votre accord est demandé"],
          rows: Object.values(trackers).map(({ name, kind, purpose, duration, consent }) => [name, kind, purpose, duration, consent]),
        },
        {
          kind: "paragraph",
          text: `Vous changez d'avis à tout moment avec « ${consentLink.label} », en bas de chaque page : refuser y est aussi simple qu'accepter. Le cookie ${trackers.attribution.name} n'est pas déposé si vous l'y refusez, ni si votre navigateur envoie le signal Global Privacy Control ; s'il l'était déjà, il est effacé aussitôt.`,
        },
      ],
    },
    {
      anchor: "vos-droits",
      title: "Vos droits",
      blocks: [
        { kind: "paragraph", text: "Vous pouvez à tout moment :" },
        {
          kind: "list",
          items: [
            "accéder à vos données et en recevoir une copie ;",
            "les faire rectifier ou compléter ;",
            "les faire effacer ;",
            "vous opposer à leur traitement, sans motif lorsqu'il s'agit de prospection ;",
            "en faire limiter l'usage ;",
            "recevoir dans un format réutilisable celles que vous nous avez fournies (portabilité) ;",
            "retirer votre consentement, sans effet sur ce qui a été fait avant ;",
            "donner des directives sur leur sort après votre décès.",
          ],
        },
        {
          kind: "paragraph",
          text: `Écrivez à ${organisation.dataProtectionEmail}. Nous répondons sous ${privacy.requestAnswerDays} jours. Nous ne demandons un justificatif d'identité qu'en cas de doute raisonnable, et ne le conservons pas.`,
        },
        {
          kind: "paragraph",
          text: "Le suivi des prises de rendez-vous ne contient rien qui permette de vous retrouver : si vous le souhaitez, indiquez-nous la date et l'heure de votre rendez-vous pour que nous recherchions l'enregistrement à effacer.",
        },
      ],
    },
    {
      anchor: "ne-plus-etre-appele",
      title: "Ne plus être appelé(e)",
      blocks: [
        {
          kind: "paragraph",
          text: `Nous n'appelons que les personnes qui l'ont demandé ou accepté. Chaque demande de rappel ou de devis envoyée par ce site vous laisse un lien personnel : il mène à la page où vous changez ou annulez l'appel, le refusez, ou effacez vous-même cette demande et ses données, elle seule. Il ne fonctionne plus après la fin du créneau, ou 30 jours après une demande de devis. Autrement, pour ne plus être appelé(e) ou ne plus recevoir d'e-mail, écrivez-nous ou appelez le ${formatPhone(organisation.phone)}. Vous pouvez aussi le dire simplement au conseiller.`,
        },
        {
          kind: "list",
          items: ["Ne plus m'appeler", "Effacer mes données"].map((subject) => `[${subject}](${writeTo(subject)})`),
        },
        {
          kind: "paragraph",
          text: `Nous gardons alors uniquement ce qu'il faut pour respecter votre opposition. Quand vos données sont effacées, il en reste, pendant ${formatYears(privacyRules.oppositionYears)}, une empreinte de votre téléphone et de votre e-mail, illisible sans un secret gardé à part. Si ces coordonnées nous sont de nouveau envoyées, elle rappelle au conseiller que vous vous y étiez opposé(e). Elle est ensuite effacée.`,
        },
      ],
    },
    {
      anchor: "reclamation",
      title: "Réclamation",
      blocks: [
        {
          kind: "paragraph",
          text: `Si notre réponse ne vous satisfait pas, vous pouvez saisir la [CNIL](${outsidePages.cnilComplaints.url}) : 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.`,
        },
      ],
    },
    {
      anchor: "securite",
      title: "Sécurité",
      blocks: [
        {
          kind: "paragraph",
          text: `Les échanges avec le site sont chiffrés. L'accès aux données est individuel et limité aux personnes habilitées. Les journaux d'erreurs ne contiennent ni nom, ni e-mail, ni téléphone. Des sauvegardes permettent de rétablir les données ; ce qui est effacé en disparaît en ${privacyRules.backupDays} jours au plus.`,
        },
        {
          kind: "paragraph",
          text: "En cas de violation de données présentant un risque pour vos droits, nous prévenons la CNIL et, si le risque est élevé, les personnes concernées.",
        },
      ],
    },
    {
      anchor: "mineurs",
      title: "Mineurs",
      blocks: [
        {
          kind: "paragraph",
          text: `Le site s'adresse à des professionnels de santé en exercice. Nous ne recueillons pas sciemment de données de mineurs. Si cela arrivait, signalez-le à ${organisation.dataProtectionEmail} : nous les effaçons.`,
        },
      ],
    },
    {
      anchor: "modifications",
      title: "Modifications",
      blocks: [
        {
          kind: "paragraph",
          text: "La date de la version en vigueur figure en haut de la page. Si un changement modifie l'usage de données déjà recueillies, nous en informons les personnes concernées avant qu'il s'applique. Les versions précédentes vous sont remises sur demande.",
        },
      ],
    },
  ],
  annexes: [],
  meta: {
    title: "Politique de Confidentialité",
    description: `Données recueillies, durées de conservation, traceurs et droits : comment ${organisation.name} traite vos informations personnelles.`,
    keywords: `politique de confidentialité, données personnelles, RGPD, traceurs, cookies, ${organisation.name}`,
  },
} satisfies LegalNotice);

function writeTo(subject: string): string {
  return `mailto:${organisation.dataProtectionEmail}?subject=${encodeURIComponent(typeset(subject))}`;
}
