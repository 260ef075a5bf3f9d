import { formatPhone } from "../format.ts";
import { siteEditor } from "../legal-identity.ts";
import { consentLink } from "../navigation.ts";
import { organisation } from "../organisation.ts";

import { readRecord } from "../read-record.ts";
import { showsSampleTestimonials } from "../testimonials.ts";
import { type LegalBlock, type LegalNotice, legalNoticeSchema } from "./legal-schema.ts";

const verifiedReviews: LegalBlock[] = [
  {
    kind: "paragraph",
    text: "Les avis et témoignages publiés viennent de personnes qui ont suivi la formation, interrogées par questionnaire en fin de parcours. Avant publication, nous vérifions que leur auteur était inscrit et qu'il accepte d'être cité. Aucun avis n'est rémunéré.",
  },
  {
    kind: "paragraph",
    text: "Nous publions une sélection d'avis, sans ordre de note, avec la profession de l'auteur et le format suivi. La note d'un programme est la moyenne de toutes les réponses reçues, favorables ou non. La date de chaque avis et celle de la formation suivie sont conservées et vous sont communiquées sur demande.",
  },
];

const sampleReviews: LegalBlock[] = [
  {
    kind: "paragraph",
    text: "Les témoignages affichés sont des exemples que nous avons rédigés, dans l'attente d'avis réels : leurs auteurs n'existent pas et aucun n'a été vérifié.",
  },
  {
    kind: "paragraph",
    text: "Les avis qui les remplaceront viendront de personnes qui ont suivi la formation, interrogées par questionnaire en fin de parcours, et seront datés.",
  },
];

/** Site, platform and app; sales have their own terms. */
export const termsOfUse = readRecord(legalNoticeSchema, {
  path: "/conditions-utilisation",
  title: "Conditions d'Utilisation",
  intro: "Ces conditions décrivent ce que vous pouvez attendre du site et ce que nous attendons de vous lorsque vous l'utilisez.",
  versionDate: "2026-11-26",
  articles: [
    {
      anchor: "objet",
      title: "Objet et acceptation",
      blocks: [
        {
          kind: "paragraph",
          text: `Les présentes conditions s'appliquent à toute personne qui consulte le site ${organisation.name}, édité par ${siteEditor} (« l'Organisme »), ou qui utilise la plateforme de formation et l'application mobile. En poursuivant votre navigation, vous acceptez de les respecter.`,
        },
        {
          kind: "paragraph",
          text: "L'achat et le suivi des formations relèvent des [conditions de vente](/conditions-de-vente).",
        },
      ],
    },
    {
      anchor: "definitions",
      title: "Définitions",
      blocks: [
        {
          kind: "list",
          items: [
            `Site : le site public ${organisation.name}, ses pages et ses formulaires.`,
            "Plateforme : l'espace en ligne et l'application mobile où les formations sont suivies.",
            "Visiteur : toute personne qui consulte le Site.",
            "Client : la personne ou l'établissement qui commande une formation.",
            "Apprenant : la personne inscrite à une formation.",
            "Utilisateur autorisé : la personne à qui l'Organisme ouvre un accès à la Plateforme pour les besoins de son activité, par exemple un formateur.",
          ],
        },
      ],
    },
    {
      anchor: "acces-au-site",
      title: "Accès au site",
      blocks: [
        {
          kind: "paragraph",
          text: "Le Site est en accès libre, sans compte et sans frais autres que ceux de votre connexion. Il s'adresse aux professionnels de santé, en particulier aux médecins généralistes et aux infirmiers.",
        },
        {
          kind: "paragraph",
          text: "Nous faisons notre possible pour qu'il reste disponible à toute heure, sans pouvoir en assurer la disponibilité permanente. Il peut être interrompu pour une maintenance, une mise à jour ou un incident.",
        },
      ],
    },
    {
      anchor: "acces-a-la-plateforme",
      title: "Accès à la plateforme et à l'application",
      blocks: [
        {
          kind: "paragraph",
          text: "L'accès à la Plateforme et à l'application est réservé aux Clients, aux Apprenants et aux Utilisateurs autorisés. L'Organisme leur remet un compte individuel.",
        },
        {
          kind: "paragraph",
          text: `Vos identifiants sont personnels et confidentiels. Si vous pensez qu'un tiers les connaît, changez votre mot de passe et prévenez-nous à ${organisation.email}. Nous pouvons suspendre un compte le temps de le protéger.`,
        },
        {
          kind: "paragraph",
          text: "L'application se télécharge depuis les boutiques d'applications, selon leurs propres conditions. L'accès prend fin avec la formation ou avec l'autorisation qui l'a ouvert.",
        },
      ],
    },
    {
      anchor: "contenus",
      title: "Contenus",
      blocks: [
        {
          kind: "paragraph",
          text: "Le Site présente une information générale sur le DPC, les formations et leur financement. Elle ne remplace ni les recommandations en vigueur, ni le jugement clinique, ni un conseil personnalisé.",
        },
        {
          kind: "paragraph",
          text: `Chaque page de programme porte sa date de mise à jour. Les montants sont donnés avec l'année de leur barème ; seul votre compte [agencedpc.fr](${organisation.agencyUrl}) fait foi pour votre prise en charge.`,
        },
        {
          kind: "paragraph",
          text: `Si vous relevez une erreur, écrivez-nous à ${organisation.email} : nous la corrigeons.`,
        },
      ],
    },
    {
      anchor: "formulaires",
      title: "Formulaires et prises de rendez-vous",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous donnez dans les formulaires des informations exactes et qui vous concernent. Une demande de catalogue ou de rappel ne vous engage à aucun achat.",
        },
        {
          kind: "paragraph",
          text: "N'y indiquez aucune donnée de santé et aucune information sur un patient. Nous effaçons celles qui nous parviendraient.",
        },
        {
          kind: "paragraph",
          text: `Le calendrier de rendez-vous est un service de Calendly. Il est chargé quand vous demandez à être rappelé(e), sauf si vous l'avez refusé dans « ${consentLink.label} » ; vous pouvez être rappelé(e) sans l'utiliser, depuis la page [Contact](/contact).`,
        },
      ],
    },
    {
      anchor: "comportements-interdits",
      title: "Comportements interdits",
      blocks: [
        { kind: "paragraph", text: "Il est interdit :" },
        {
          kind: "list",
          items: [
            "d'extraire tout ou partie substantielle des contenus, par un procédé automatisé ou non ;",
            "de tenter d'accéder à une partie non publique du Site ou de la Plateforme, ou d'en perturber le fonctionnement ;",
            "d'envoyer des formulaires de façon automatisée, répétée ou sous une fausse identité ;",
            "de partager un compte individuel ;",
            "de publier ou de transmettre un contenu illicite, injurieux ou portant atteinte aux droits d'un tiers.",
          ],
        },
        {
          kind: "paragraph",
          text: "Nous pouvons bloquer un accès qui contrevient à ces règles et signaler les faits aux autorités. La personne qui découvre une faille de sécurité de bonne foi peut nous la signaler : nous ne la poursuivrons pas pour l'avoir fait.",
        },
      ],
    },
    {
      anchor: "propriete-intellectuelle",
      title: "Propriété intellectuelle",
      blocks: [
        {
          kind: "paragraph",
          text: "Le Site, la Plateforme, l'application et leurs contenus sont protégés par le droit de la propriété intellectuelle. Vous pouvez les consulter, imprimer une page et conserver le catalogue pour votre usage professionnel.",
        },
        {
          kind: "paragraph",
          text: "Toute autre reproduction ou diffusion suppose notre accord écrit. Les règles de citation figurent dans les [mentions légales](/mentions-legales).",
        },
      ],
    },
    {
      anchor: "services-tiers",
      title: "Liens et services tiers",
      blocks: [
        {
          kind: "paragraph",
          text: "Le Site renvoie vers agencedpc.fr, vers les boutiques d'applications et, si vous le demandez, vers le calendrier de Calendly. Ces services appliquent leurs propres conditions et leurs propres règles de confidentialité.",
        },
        {
          kind: "paragraph",
          text: "Nous ne contrôlons pas leurs contenus. Vous pouvez créer un lien vers une page du Site, à condition de ne pas laisser croire à un partenariat.",
        },
      ],
    },
    {
      anchor: "avis",
      title: "Avis et témoignages",
      blocks: [
        ...(showsSampleTestimonials ? sampleReviews : verifiedReviews),
        {
          kind: "paragraph",
          text: `L'auteur d'un avis peut en demander la modification ou le retrait à tout moment à ${organisation.dataProtectionEmail}. Nous refusons un avis illicite ou étranger à la formation, en indiquant le motif à son auteur.`,
        },
      ],
    },
    {
      anchor: "donnees-et-traceurs",
      title: "Données personnelles et traceurs",
      blocks: [
        {
          kind: "paragraph",
          text: "Les données recueillies, leur durée de conservation, la liste exacte des traceurs et vos droits figurent dans la [politique de confidentialité](/politique-confidentialite).",
        },
        {
          kind: "paragraph",
          text: `Vous modifiez vos choix à tout moment avec « ${consentLink.label} », en bas de chaque page.`,
        },
      ],
    },
    {
      anchor: "accessibilite",
      title: "Accessibilité",
      blocks: [
        {
          kind: "paragraph",
          text: "Nous visons un site utilisable par tous. Son état et ses limites connues sont décrits dans la [déclaration d'accessibilité](/accessibilite).",
        },
        {
          kind: "paragraph",
          text: `Si un contenu vous reste inaccessible, écrivez à ${organisation.disabilityEmail} : nous vous l'envoyons sous une autre forme.`,
        },
      ],
    },
    {
      anchor: "responsabilite",
      title: "Responsabilité",
      blocks: [
        {
          kind: "paragraph",
          text: "Nous répondons des contenus que nous publions, dans les conditions de la loi. Nous ne répondons pas des conséquences d'un usage du Site contraire aux présentes conditions, d'une panne de votre équipement ou de votre réseau, ni du contenu des services tiers.",
        },
        {
          kind: "paragraph",
          text: "Aucune clause des présentes conditions ne limite les droits que la loi reconnaît aux consommateurs.",
        },
      ],
    },
    {
      anchor: "assistance",
      title: "Assistance",
      blocks: [
        {
          kind: "paragraph",
          text: `L'assistance pour la Plateforme et l'application est assurée les ${organisation.supportHours}, à ${organisation.email} et au ${formatPhone(organisation.phone)}.`,
        },
        {
          kind: "paragraph",
          text: `Pour choisir une formation, un conseiller vous répond ${organisation.adviceHours}.`,
        },
      ],
    },
    {
      anchor: "modification",
      title: "Modification",
      blocks: [
        {
          kind: "paragraph",
          text: "Nous pouvons modifier les présentes conditions pour tenir compte d'une évolution du Site ou de la loi. La date de la version en vigueur figure en haut de la page ; les versions précédentes vous sont remises sur demande.",
        },
      ],
    },
    {
      anchor: "droit-applicable",
      title: "Droit applicable",
      blocks: [
        {
          kind: "paragraph",
          text: `Les présentes conditions sont soumises au droit français. En cas de désaccord, écrivez-nous d'abord à ${organisation.email} : nous cherchons une solution avec vous. À défaut, les tribunaux compétents sont ceux que désigne la loi.`,
        },
      ],
    },
  ],
  annexes: [],
  meta: {
    title: "Conditions d'Utilisation",
    description: `Accès au site, à la plateforme et à l'application, contenus, formulaires et avis : les conditions d'utilisation de ${organisation.name}.`,
    keywords: `conditions d'utilisation, site, plateforme de formation, application mobile, DPC, ${organisation.name}`,
  },
} satisfies LegalNotice);
