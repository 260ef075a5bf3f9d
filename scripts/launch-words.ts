/** What an operator calls a value, by its place in the content. */
const NAMES: Readonly<Record<string, string>> = {
  "legalIdentity.companyName": "la raison sociale",
  "legalIdentity.legalForm": "la forme juridique",
  "legalIdentity.shareCapital": "le capital social",
  "legalIdentity.address": "l'adresse du siège",
  "legalIdentity.registration": "le numéro d'immatriculation et la ville du registre",
  "legalIdentity.vatNumber": "le numéro de TVA",
  "legalIdentity.publicationDirector": "le directeur ou la directrice de la publication",
  "legalIdentity.host.name": "le nom de l'hébergeur du site",
  "legalIdentity.host.address": "l'adresse de l'hébergeur du site",
  "legalIdentity.host.phone": "le téléphone de l'hébergeur du site",
  "legalIdentity.dataHost.name": "le nom de l'hébergeur des données",
  "legalIdentity.dataHost.address": "l'adresse de l'hébergeur des données",
  "legalIdentity.schedulerCompany.address": "l'adresse de la société du calendrier de rendez-vous",
  "legalIdentity.activityNumber": "le numéro de déclaration d'activité",
  "legalIdentity.region": "la région du préfet qui a enregistré la déclaration d'activité",
  "legalIdentity.mediator": "le nom du médiateur de la consommation",
  "legalIdentity.mediatorAddress": "l'adresse du médiateur de la consommation",
  "legalIdentity.mediatorUrl": "le site du médiateur de la consommation",
  "legalIdentity.accessDelay": "le délai entre l'accord et l'accès à la plateforme",
  "legalIdentity.qualityCertificate": "le certificat Qualiopi",
  "legalIdentity.quotationDelay": "le délai d'envoi d'un devis",
  "organisation.expert.name": "le nom de l'expert",
  "organisation.expert.title": "le titre de l'expert",
  "organisation.apps.appStore.isPlaceholder": "l'application sur l'App Store",
  "organisation.apps.googlePlay.isPlaceholder": "l'application sur Google Play",
  "scaleSources.infirmiers.name": "le nom de la source du barème des infirmiers",
  "scaleSources.infirmiers.url": "l'adresse de la source du barème des infirmiers",
  "scaleSources.infirmiers.readOn": "la source du barème des infirmiers",
  scaleCheckedOn: "le jour où le barème a été vérifié",
};

const YEAR_SOURCE = /^years\.(\d{4})\.(\w+)\.sources\.\d+\.url$/;
const YEAR_RECORDS: Readonly<Record<string, string>> = {
  funding: "la prise en charge",
  scale: "le barème",
  announced: "la baisse annoncée",
  envelope: "l'enveloppe",
  period: "la période",
  obligation: "l'obligation",
  references: "la validité des références",
};

function nameYearSource(place: string): string | undefined {
  const [, year, record = ""] = YEAR_SOURCE.exec(place) ?? [];
  return year && `l'adresse de la page sur ${YEAR_RECORDS[record] ?? record} de ${year}`;
}

/** « le site du médiateur de la consommation, ligne « mediatorUrl » »; a place without a name goes by what it belongs to. */
export function nameValue(place: string): string {
  const [line = "", owner = line] = place.split(".").toReversed();
  return `${NAMES[place] ?? nameYearSource(place) ?? `« ${owner} »`}, ligne « ${line} »`;
}
