import { formatPhone } from "../format.ts";
import { publisher } from "../legal-identity.ts";
import { organisation } from "../organisation.ts";
import * as outsidePages from "../outside-pages.ts";
import { readRecord } from "../read-record.ts";
import { type LegalNotice, legalNoticeSchema } from "./legal-schema.ts";

/** RGAA model. List every known deviation. */
export const accessibility = readRecord(legalNoticeSchema, {
  path: "/accessibilite",
  title: "Déclaration d'accessibilité",
  intro: "Nous voulons que chacun puisse choisir et suivre une formation, quels que soient son équipement et sa situation.",
  versionDate: "2026-11-27",
  articles: [
    {
      anchor: "engagement",
      title: "Engagement et périmètre",
      blocks: [
        {
          kind: "paragraph",
          text: `${publisher} s'efforce de rendre le site ${organisation.name} accessible. Cette déclaration s'applique au site public ; elle ne couvre ni la plateforme de formation, ni l'application mobile, ni les services tiers.`,
        },
        {
          kind: "paragraph",
          text: "Les référentiels visés sont le RGAA 4.1 et les règles WCAG 2.2, niveau AA.",
        },
      ],
    },
    {
      anchor: "etat-de-conformite",
      title: "État de conformité",
      blocks: [
        {
          kind: "paragraph",
          text: "Le site n'a pas encore été audité par un tiers. En l'absence d'audit, il est considéré comme non conforme au sens du RGAA, quels que soient les efforts déjà faits.",
        },
      ],
    },
    {
      anchor: "contenus-non-accessibles",
      title: "Contenus non accessibles",
      blocks: [
        {
          kind: "paragraph",
          text: "Un écart est connu ; il a été revu le 27 novembre 2026. Sur les pages de programme, à partir de la quatrième étape du parcours, le texte est flou et estompé, jusqu'à ce que le bouton « Afficher tout le parcours » soit activé : son contraste est insuffisant (WCAG, critère 1.4.3). Toutes les étapes sont à leur place, aucune n'est coupée.",
        },
        {
          kind: "list",
          items: [
            "Le bouton s'utilise au clavier, sans formulaire ; il rend toutes les étapes nettes.",
            "Un lecteur d'écran lit toutes les étapes, même celles qui sont floues.",
            "Toutes les étapes sont nettes d'emblée si votre appareil demande un contraste renforcé ou des couleurs imposées, sans JavaScript, ainsi qu'à l'impression.",
          ],
        },
        {
          kind: "paragraph",
          text: "Deux contenus n'ont pas été évalués : les catalogues au format PDF et le calendrier de Calendly. Leurs équivalents sont sur le site : les pages de programme donnent les mêmes formations, et le formulaire de la page [Contact](/contact) permet d'être rappelé(e) sans calendrier.",
        },
      ],
    },
    {
      anchor: "moyens-de-test",
      title: "Moyens de test et technologies",
      blocks: [
        {
          kind: "paragraph",
          text: "Cette déclaration repose sur une évaluation faite par l'équipe du site, avec les moyens suivants :",
        },
        {
          kind: "list",
          items: [
            "des tests automatiques dans un navigateur (Chromium), rejoués avant chaque mise en ligne : structure des pages, noms des boutons et des champs, contrastes ;",
            "le catalogue, la demande de rappel, le menu, un programme, la sélection et le dossier pour l'employeur, suivis de bout en bout le 23 novembre 2026 dans trois moteurs : Chromium 156, Firefox 153 et WebKitGTK 2.50, proche de celui de Safari ;",
            "le parcours au clavier des menus, des fenêtres et des formulaires ;",
            "l'affichage sur petit écran, avec animations réduites et avec contraste renforcé.",
          ],
        },
        {
          kind: "paragraph",
          text: "Technologies employées : HTML, CSS, JavaScript, SVG et WAI-ARIA. Le site n'a pas encore été testé avec des personnes en situation de handicap, ni avec un lecteur d'écran, ni sur un iPhone ou un Mac.",
        },
      ],
    },
    {
      anchor: "contact",
      title: "Signaler une difficulté",
      blocks: [
        {
          kind: "paragraph",
          text: `Si un contenu ou un formulaire vous est inaccessible, écrivez à ${organisation.disabilityEmail} ou appelez le ${formatPhone(organisation.phone)}, ${organisation.adviceHours}. Indiquez la page et, si vous le pouvez, votre équipement.`,
        },
        {
          kind: "paragraph",
          text: "Nous vous proposons une autre solution ou vous envoyons le contenu sous une autre forme, puis nous corrigeons le site lorsque c'est possible. La même adresse vous permet de préparer le suivi d'une formation adaptée à votre situation.",
        },
      ],
    },
    {
      anchor: "voies-de-recours",
      title: "Voies de recours",
      blocks: [
        {
          kind: "paragraph",
          text: "Si vous nous avez signalé un défaut d'accessibilité qui vous empêche d'accéder à un contenu ou à un service, et que vous n'avez pas obtenu de réponse satisfaisante, vous pouvez saisir le Défenseur des droits :",
        },
        {
          kind: "list",
          items: [
            `en ligne, par son [formulaire](${outsidePages.defenderOfRights.url}) ;`,
            "par téléphone, au 09 69 39 00 00 ;",
            "auprès de son délégué dans votre région ;",
            "par courrier, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.",
          ],
        },
      ],
    },
    {
      anchor: "mise-a-jour",
      title: "Mise à jour de la déclaration",
      blocks: [
        {
          kind: "paragraph",
          text: "Cette déclaration est datée. Elle est revue à chaque évolution importante du site, et après tout audit.",
        },
      ],
    },
  ],
  annexes: [],
  meta: {
    title: "Déclaration d'accessibilité",
    description: `État de conformité, écart connu, contact et voies de recours : la déclaration d'accessibilité du site ${organisation.name}.`,
    keywords: `accessibilité, RGAA, WCAG, handicap, déclaration, ${organisation.name}`,
  },
} satisfies LegalNotice);
