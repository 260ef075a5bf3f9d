import { formatEuros, formatPhone, formatYears } from "../format.ts";
import { activityDeclaration, announceMissing, legalIdentity as legal, publisher, publisherAndTradeName } from "../legal-identity.ts";
import { organisation } from "../organisation.ts";
import { readRecord } from "../read-record.ts";
import { saleRules, terms } from "./constants.ts";
import { type LegalNotice, legalNoticeSchema } from "./legal-schema.ts";

const mediator = legal.mediator
  ? `Médiateur : ${[legal.mediator, legal.mediatorAddress, legal.mediatorUrl].filter(Boolean).join(", ")}.`
  : announceMissing(["son nom", "son adresse"]);

/** « 50 % de 300 € par jour et par apprenant, soit 150 € » */
function formatFee(percent: number, feeInCents: number, unit: string): string {
  return `${percent} % de ${formatEuros(feeInCents)} ${unit}, soit ${formatEuros((feeInCents * percent) / 100)}`;
}

const inPersonUnit = "par jour et par apprenant";
const virtualClassUnit = "par apprenant";

/** Code du travail L6353-1 and following; Code de la consommation L221-18 and following. */
export const termsOfSale = readRecord(legalNoticeSchema, {
  path: "/conditions-de-vente",
  title: "Conditions de Vente",
  intro: `Ces conditions s'appliquent aux formations vendues par ${organisation.name}. Elles complètent la convention ou le contrat que vous signez.`,
  versionDate: "2026-11-29",
  articles: [
    {
      anchor: "objet",
      title: "Objet",
      blocks: [
        {
          kind: "paragraph",
          text: `Les présentes conditions régissent toute commande de formation passée auprès de ${publisherAndTradeName} (« l'Organisme »), par une personne physique ou morale (« le Client »), pour elle-même ou pour un participant (« l'Apprenant »).`,
        },
        {
          kind: "paragraph",
          text: "Elles forment, avec le programme de la formation et la convention ou le contrat signé, l'ensemble des engagements des parties. En cas de contradiction, la convention ou le contrat l'emporte.",
        },
        {
          kind: "paragraph",
          text: "L'identité complète de l'Organisme figure dans les [mentions légales](/mentions-legales).",
        },
      ],
    },
    {
      anchor: "acceptation",
      title: "Acceptation",
      blocks: [
        {
          kind: "paragraph",
          text: "Le Client accepte les présentes conditions sans réserve avant toute commande ; à défaut, la commande n'est pas validée.",
        },
        {
          kind: "paragraph",
          text: "La version applicable est celle en vigueur au jour de la commande. Elle est datée et archivée ; l'Organisme en remet une copie sur simple demande. Les conditions d'achat du Client ne s'y substituent pas, sauf accord écrit de l'Organisme.",
        },
      ],
    },
    {
      anchor: "formations-et-formats",
      title: "Formations et formats",
      blocks: [
        {
          kind: "paragraph",
          text: "Les formations sont proposées en ligne (e-learning) et, le cas échéant, en classe virtuelle ou en présentiel.",
        },
        {
          kind: "paragraph",
          text: "La page de chaque [programme](/formations) précise les objectifs, le public et les prérequis, la durée, les méthodes, les modalités d'évaluation, le format, la référence de l'action de DPC et le tarif.",
        },
        {
          kind: "list",
          items: [
            "FC : formation continue, pour actualiser ses connaissances.",
            "EPP : évaluation des pratiques professionnelles, sous forme d'audit clinique.",
            "PI : programme intégré, qui réunit une formation continue et une évaluation des pratiques.",
          ],
        },
        {
          kind: "paragraph",
          text: "L'Organisme met ses contenus à jour lorsque les recommandations évoluent. Il peut remplacer un intervenant ou adapter une séquence, sans modifier les objectifs, la durée ni le format annoncés.",
        },
      ],
    },
    {
      anchor: "inscription",
      title: "Inscription et documents contractuels",
      blocks: [
        {
          kind: "paragraph",
          text: "À réception de la demande d'inscription, l'Organisme adresse au Client une convention de formation (employeur ou entreprise) ou un contrat de formation professionnelle (personne qui s'inscrit à titre individuel et à ses frais, articles L6353-3 et suivants du Code du travail).",
        },
        {
          kind: "paragraph",
          text: `Le Client retourne l'exemplaire signé sous ${terms.agreementReturnDays} jours. L'inscription est définitive à réception de ce document et, en cas de prise en charge, de l'accord du financeur.`,
        },
        {
          kind: "paragraph",
          text: "Avant l'inscription définitive, l'Apprenant reçoit le programme, les informations pratiques et le règlement intérieur applicable aux stagiaires.",
        },
        {
          kind: "paragraph",
          text: activityDeclaration
            ? `Les conventions et contrats portent la mention « ${activityDeclaration} ».`
            : "Les conventions et contrats portent le numéro de la déclaration d'activité de l'Organisme, qui paraîtra ici avant l'ouverture du site.",
        },
      ],
    },
    {
      anchor: "inscription-dpc",
      title: "Inscription au titre du DPC",
      blocks: [
        {
          kind: "paragraph",
          text: `Pour être financé au titre du DPC, le professionnel s'inscrit aussi sur son compte [agencedpc.fr](${organisation.agencyUrl}), avec la référence de l'action. Une inscription auprès de l'Organisme seul ne suffit pas.`,
        },
        {
          kind: "paragraph",
          text: "La prise en charge et l'indemnité relèvent de l'Agence nationale du DPC, selon ses règles et les heures disponibles sur le compte du professionnel. L'Agence apprécie seule l'éligibilité. L'Organisme ne s'engage ni sur le principe ni sur le montant de cette prise en charge ; les montants affichés sur le site sont donnés avec l'année de leur barème.",
        },
        {
          kind: "paragraph",
          text: "La prise en charge suppose que l'action soit suivie en entier. Le professionnel qui renonce à une session se désinscrit également sur son compte agencedpc.fr.",
        },
      ],
    },
    {
      anchor: "prix",
      title: "Prix",
      blocks: [
        {
          kind: "paragraph",
          text: "Les prix sont indiqués en euros, nets de taxe. Le prix applicable est celui affiché au jour de la commande et repris dans la convention ou le contrat.",
        },
        {
          kind: "paragraph",
          text: "Il comprend l'accès à la plateforme, aux contenus, aux évaluations et à l'attestation. Il ne comprend ni la connexion ni le matériel de l'Apprenant, ni, en présentiel, ses frais de déplacement, d'hébergement et de repas.",
        },
      ],
    },
    {
      anchor: "paiement",
      title: "Paiement",
      blocks: [
        {
          kind: "paragraph",
          text: `Le paiement se fait par virement, chèque ou carte bancaire, dans les ${saleRules.paymentDays} jours suivant la réception de la facture. Aucun escompte n'est accordé pour paiement anticipé.`,
        },
        {
          kind: "paragraph",
          text: `Contrat conclu avec une personne qui s'inscrit à ses frais : aucune somme n'est exigée avant la fin du délai de rétractation. Le versement demandé à ce terme n'excède pas ${saleRules.maxDepositPercent} % du prix ; le solde est échelonné au fur et à mesure du déroulement de la formation (article L6353-6 du Code du travail).`,
        },
        {
          kind: "paragraph",
          text: `Client professionnel : tout retard de paiement entraîne, sans rappel, des pénalités au taux de la dernière opération de refinancement de la Banque centrale européenne majoré de ${saleRules.latePaymentPoints} points, et une indemnité forfaitaire de recouvrement de ${formatEuros(saleRules.recoveryFeeInCents)} (articles L441-10 et D441-5 du Code de commerce).`,
        },
      ],
    },
    {
      anchor: "prise-en-charge",
      title: "Prise en charge par un tiers",
      blocks: [
        {
          kind: "paragraph",
          text: "Lorsqu'un employeur, un opérateur de compétences (OPCO) ou un fonds d'assurance formation finance la formation, le Client vérifie son accord avant le début de la session et le transmet à l'Organisme, qui facture alors directement le financeur lorsque celui-ci le permet.",
        },
        {
          kind: "paragraph",
          text: "À défaut d'accord, ou en cas d'accord partiel, le coût non pris en charge n'est facturé au Client qu'après l'en avoir informé et avoir recueilli son accord. Sans cet accord, l'inscription est annulée sans frais tant que la formation n'a pas commencé.",
        },
        {
          kind: "paragraph",
          text: "L'Organisme remet au Client le devis, le programme et les justificatifs nécessaires à sa demande. Les démarches et les délais du financeur restent sous la responsabilité du Client.",
        },
      ],
    },
    {
      anchor: "retractation",
      title: "Droit de rétractation",
      blocks: [
        {
          kind: "paragraph",
          text: `Le Client dispose de ${terms.withdrawalDays} jours à compter de la conclusion du contrat pour se rétracter, sans motif et sans frais. L'Organisme accorde ce délai à tous ses Clients, particuliers ou professionnels. S'il expire un samedi, un dimanche ou un jour férié, il est prolongé jusqu'au premier jour ouvrable suivant.`,
        },
        {
          kind: "paragraph",
          text: `Pour se rétracter, le Client utilise le [formulaire annexé](/conditions-de-vente#formulaire-de-retractation) ou adresse toute autre déclaration claire à ${organisation.email} ou au siège de l'Organisme. L'Organisme en accuse réception sans délai par e-mail.`,
        },
        {
          kind: "paragraph",
          text: `L'Organisme rembourse les sommes versées au plus tard ${saleRules.refundDays} jours après avoir été informé de la rétractation, par le même moyen de paiement, sauf accord du Client pour un autre moyen.`,
        },
        {
          kind: "paragraph",
          text: "Si le Client souhaite commencer la formation avant la fin du délai, il en fait la demande expresse par écrit. Il peut encore se rétracter ; il ne doit alors que le prix des séquences suivies jusqu'à sa rétractation, en proportion du prix total. Le droit de rétractation ne s'exerce plus lorsque la formation a été entièrement suivie avant la fin du délai, à la demande expresse du Client et après qu'il a reconnu perdre ce droit.",
        },
      ],
    },
    {
      anchor: "annulation-client",
      title: "Annulation ou report par le Client",
      blocks: [
        {
          kind: "paragraph",
          text: `Une fois passé le délai de rétractation, le Client peut annuler ou reporter son inscription par écrit, à ${organisation.email}. La date d'envoi de la demande est retenue. Le Client peut annuler sans frais jusqu'à ${terms.freeCancellationDays} jours avant la session ; l'Organisme renonce à tous frais jusqu'à ${terms.lateDays} jours avant celle-ci.`,
        },
        {
          kind: "table",
          caption: "Sommes dues en cas d'annulation ou de report d'une session à date fixe",
          columns: [
            "Modalité",
            `${terms.freeCancellationDays} jours ou plus avant`,
            `De ${terms.freeCancellationDays - 1} à ${terms.lateDays} jours avant`,
            `Moins de ${terms.lateDays} jours avant`,
            `Moins de ${terms.lastMinuteDays} jours avant`,
          ],
          rows: [
            [
              "Présentiel",
              "Sans frais",
              "Sans frais",
              formatFee(terms.inPersonLatePercent, terms.inPersonDayFeeInCents, inPersonUnit),
              formatFee(terms.inPersonLastMinutePercent, terms.inPersonDayFeeInCents, inPersonUnit),
            ],
            [
              "Classe virtuelle",
              "Sans frais",
              "Sans frais",
              formatFee(terms.virtualClassLatePercent, terms.virtualClassFeeInCents, virtualClassUnit),
              formatFee(terms.virtualClassLastMinutePercent, terms.virtualClassFeeInCents, virtualClassUnit),
            ],
          ],
        },
        {
          kind: "table",
          caption: "Annulation ou report d'une formation en e-learning",
          columns: ["Demande", "Délai", "Conséquence"],
          rows: [
            ["Annulation", `Au moins ${terms.eLearningCancellationDays} jours avant le début`, "Sans frais, sommes versées remboursées"],
            [
              "Report",
              `Au moins ${terms.eLearningPostponementDays} jours avant le début`,
              "Sans frais, nouvelle date choisie avec le Client",
            ],
            [
              "Demande plus tardive",
              "Jusqu'au début de la formation",
              "Écrivez-nous : nous recherchons une autre date. Aucune indemnité d'annulation n'est due",
            ],
          ],
        },
        {
          kind: "paragraph",
          text: "Ces sommes dédommagent l'Organisme ; elles ne paient pas une formation. Elles sont facturées séparément et ne peuvent être imputées sur les fonds de la formation, ni demandées à l'Agence nationale du DPC ou à un OPCO.",
        },
        {
          kind: "paragraph",
          text: "Elles ne sont pas dues en cas de force majeure ou de motif légitime justifié, comme une maladie, une réquisition ou une urgence de service. Elles ne le sont pas non plus si le Client se fait remplacer par un autre professionnel qui remplit les conditions d'accès à la formation.",
        },
        {
          kind: "paragraph",
          text: "Lorsqu'une formation commencée est interrompue par l'Apprenant pour un motif de force majeure, seules les séquences réalisées sont dues, en proportion du prix prévu.",
        },
      ],
    },
    {
      anchor: "annulation-organisme",
      title: "Annulation ou report par l'Organisme",
      blocks: [
        {
          kind: "paragraph",
          text: `Si une session réunit moins de ${terms.minParticipants} participants, l'Organisme peut l'annuler ou la reporter jusqu'à ${terms.providerCancellationDays} jours avant sa date. Il en informe aussitôt chaque Client par e-mail.`,
        },
        {
          kind: "paragraph",
          text: `Le Client choisit entre une autre session et le remboursement intégral des sommes versées, effectué sous ${saleRules.refundDays} jours. Cette règle est sans objet pour l'e-learning suivi à son rythme.`,
        },
      ],
    },
    {
      anchor: "deroulement",
      title: "Déroulement, assiduité et attestation",
      blocks: [
        {
          kind: "paragraph",
          text: "L'Apprenant reçoit un accès personnel à la plateforme avant l'ouverture de la session. Il le conserve jusqu'à la date de fin indiquée dans la convocation.",
        },
        {
          kind: "paragraph",
          text: "Les relevés de connexion, les évaluations et les étapes réalisées attestent l'assiduité en ligne ; la feuille d'émargement l'atteste en présentiel. Ces relevés font foi, sauf preuve contraire.",
        },
        {
          kind: "paragraph",
          text: "L'attestation de fin de formation est remise après réalisation de toutes les étapes. L'Organisme transmet à l'Agence nationale du DPC, à l'employeur ou au financeur les justificatifs qu'ils exigent.",
        },
      ],
    },
    {
      anchor: "obligations-apprenant",
      title: "Obligations de l'Apprenant",
      blocks: [
        {
          kind: "list",
          items: [
            "Donner des informations exactes sur son identité, sa profession et son mode d'exercice, et signaler tout changement.",
            "Garder ses identifiants confidentiels et ne pas prêter son accès.",
            "Respecter le règlement intérieur, les intervenants et les autres participants.",
            "Anonymiser tout dossier de patient utilisé dans une évaluation des pratiques, et ne déposer aucune donnée qui permette d'identifier un patient.",
            "Disposer d'un équipement et d'une connexion qui permettent de lire des vidéos.",
          ],
        },
        {
          kind: "paragraph",
          text: "En cas de manquement grave, l'Organisme peut suspendre l'accès après avoir invité l'Apprenant à s'expliquer, selon la procédure du règlement intérieur.",
        },
      ],
    },
    {
      anchor: "propriete-intellectuelle",
      title: "Propriété intellectuelle",
      blocks: [
        {
          kind: "paragraph",
          text: "Les contenus de formation restent la propriété de l'Organisme ou de leurs auteurs. L'Apprenant dispose d'un droit d'usage personnel, non exclusif et non cessible, pour sa formation et sa pratique.",
        },
        {
          kind: "paragraph",
          text: "Il est interdit de les copier, de les enregistrer, de les diffuser ou de les exploiter à des fins commerciales sans accord écrit de l'Organisme. Les documents remis à télécharger peuvent être conservés et imprimés pour un usage personnel.",
        },
      ],
    },
    {
      anchor: "responsabilite",
      title: "Responsabilité",
      blocks: [
        {
          kind: "paragraph",
          text: "L'Organisme apporte à ses formations tous les soins d'un professionnel compétent ; il est tenu d'une obligation de moyens. Les contenus ne remplacent pas le jugement clinique du professionnel, qui reste seul responsable de ses décisions de soin.",
        },
        {
          kind: "paragraph",
          text: `Entre professionnels, et sauf faute lourde ou dolosive, dommage corporel ou disposition d'ordre public contraire, la responsabilité de l'Organisme est limitée à ${formatEuros(terms.liabilityCapInCents)} par formation et par Apprenant. Cette limite ne s'applique pas au Client consommateur.`,
        },
        {
          kind: "paragraph",
          text: "L'Organisme ne répond ni d'une panne du réseau ou du matériel de l'Apprenant, ni d'une décision de l'Agence nationale du DPC ou d'un autre financeur.",
        },
      ],
    },
    {
      anchor: "force-majeure",
      title: "Force majeure",
      blocks: [
        {
          kind: "paragraph",
          text: "Un événement de force majeure, au sens de l'article 1218 du Code civil, suspend l'exécution des obligations qu'il empêche. La partie concernée prévient l'autre sans délai.",
        },
        {
          kind: "paragraph",
          text: `Si l'empêchement dépasse ${terms.forceMajeureMonths} mois, chaque partie peut résilier par écrit. Seules les prestations effectivement réalisées sont alors dues, en proportion du prix prévu (article L6353-7 du Code du travail) ; le surplus versé est remboursé.`,
        },
      ],
    },
    {
      anchor: "reclamations",
      title: "Réclamations",
      blocks: [
        {
          kind: "paragraph",
          text: `Toute réclamation est adressée à ${organisation.email}, avec le nom de l'Apprenant et la référence de la formation. L'Organisme en accuse réception ${organisation.emailReplyDelay} et y répond, avec ses motifs, sous ${saleRules.complaintAnswerWorkingDays} jours ouvrés.`,
        },
        {
          kind: "paragraph",
          text: `Entre professionnels, toute action se prescrit par ${formatYears(terms.claimsYears)} à compter du fait qui lui donne naissance, sous réserve des règles d'ordre public. Le Client consommateur bénéficie des délais de droit commun.`,
        },
      ],
    },
    {
      anchor: "donnees-personnelles",
      title: "Données personnelles",
      blocks: [
        {
          kind: "paragraph",
          text: "L'Organisme traite les données nécessaires à l'inscription, au suivi et à la facturation, dans les conditions décrites par la [politique de confidentialité](/politique-confidentialite).",
        },
        {
          kind: "paragraph",
          text: "Il ne transmet à l'Agence nationale du DPC, à l'employeur ou au financeur que les données nécessaires à la prise en charge et à la preuve de la formation. Les réponses de l'Apprenant à une évaluation de ses pratiques ne sont pas communiquées à son employeur.",
        },
      ],
    },
    {
      anchor: "assistance",
      title: "Assistance",
      blocks: [
        {
          kind: "paragraph",
          text: `L'assistance aux Clients et aux Apprenants est assurée les ${organisation.supportHours}, à ${organisation.email} et au ${formatPhone(organisation.phone)}.`,
        },
        {
          kind: "paragraph",
          text: `Le conseil avant inscription est assuré ${organisation.adviceHours}. Les besoins liés à un handicap se signalent à ${organisation.disabilityEmail}, de préférence avant l'inscription.`,
        },
      ],
    },
    {
      anchor: "loi-applicable",
      title: "Loi applicable et litiges",
      blocks: [
        {
          kind: "paragraph",
          text: `Les présentes conditions sont soumises au droit français. En cas de désaccord, les parties recherchent une solution amiable pendant ${terms.amicableMonths} mois à compter de la réclamation écrite. Cette recherche ne prive personne du droit de saisir un juge en urgence.`,
        },
        {
          kind: "paragraph",
          text: `Le Client consommateur peut saisir sans frais le médiateur de la consommation, après une réclamation écrite restée sans solution. ${mediator}`,
        },
        {
          kind: "paragraph",
          text: "À défaut d'accord, le litige est porté devant les tribunaux compétents selon les règles de droit commun. Le Client consommateur peut saisir le tribunal de son domicile. Entre commerçants, le tribunal compétent est celui du siège de l'Organisme.",
        },
      ],
    },
    {
      anchor: "dispositions-diverses",
      title: "Dispositions diverses",
      blocks: [
        {
          kind: "paragraph",
          text: "Si une clause est nulle ou non écrite, les autres restent applicables. Le fait de ne pas se prévaloir d'une clause ne vaut pas renonciation à s'en prévaloir plus tard.",
        },
        {
          kind: "paragraph",
          text: "L'Organisme peut modifier les présentes conditions. La nouvelle version est datée et ne s'applique qu'aux commandes passées après sa publication.",
        },
      ],
    },
  ],
  annexes: [
    {
      anchor: "formulaire-de-retractation",
      title: "Formulaire de rétractation",
      blocks: [
        {
          kind: "paragraph",
          text: `Complétez et renvoyez ce formulaire, uniquement si vous souhaitez vous rétracter du contrat, dans les ${terms.withdrawalDays} jours suivant sa conclusion.`,
        },
        {
          kind: "paragraph",
          text: `À l'attention de ${[publisher, legal.address, organisation.email].filter((part) => part !== null).join(", ")} :`,
        },
        {
          kind: "paragraph",
          text: "Je vous notifie par la présente ma rétractation du contrat portant sur la formation ci-dessous.",
        },
        {
          kind: "list",
          items: [
            "Formation : …",
            "Référence : …",
            "Commandée le : …",
            "Nom et prénom du Client : …",
            "Adresse du Client : …",
            "Date : …",
            "Signature, uniquement si le formulaire est envoyé sur papier : …",
          ],
        },
      ],
    },
  ],
  meta: {
    title: "Conditions de Vente",
    description: `Inscription, prix, paiement, rétractation, annulation et réclamations : les conditions de vente des formations ${organisation.name}.`,
    keywords: `conditions de vente, formation DPC, rétractation, annulation, convention de formation, ${organisation.name}`,
  },
} satisfies LegalNotice);
