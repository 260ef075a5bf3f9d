import { formatDay } from "./day-words.ts";
import { weekdayOf } from "./days.ts";
import { formatHours, formatPhone } from "./format.ts";
import { describeSpan, openPart, spansOn } from "./opening-hours.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

const { opening } = organisation;
const WINDOWS = { matin: [0, 12], midi: [12, 14], "apres-midi": [14, 17], "fin-de-journee": [17, 24] } as const;
export type Slot = keyof typeof WINDOWS;

const everySpan = opening.flatMap(({ hours }) => hours);
/** First and last hour of each time of day, in Paris; empty when advisers never call then. */
export const slotHours = {
  matin: openPart(everySpan, WINDOWS.matin) ?? [12, 12],
  midi: openPart(everySpan, WINDOWS.midi) ?? [12, 12],
  "apres-midi": openPart(everySpan, WINDOWS["apres-midi"]) ?? [14, 14],
  "fin-de-journee": openPart(everySpan, WINDOWS["fin-de-journee"]) ?? [17, 17],
} as const satisfies Record<Slot, readonly [number, number]>;

export const SLOTS = Object.keys(slotHours) as [Slot, ...Slot[]];
/** Times of day open on at least one weekday. */
export const OPEN_SLOTS = SLOTS.filter((slot) => slotHours[slot][0] < slotHours[slot][1]);

/** Null when advisers don't call then. */
export function slotHoursOn(day: string, slot: Slot): readonly [number, number] | null {
  return openPart(spansOn(opening, weekdayOf(day)), WINDOWS[slot]);
}

/** Falls back to the usual hours on a day off. */
export function callHours(day: string, slot: Slot): readonly [number, number] {
  return slotHoursOn(day, slot) ?? slotHours[slot];
}

function describeHours(slot: Slot): string {
  return describeSpan(slotHours[slot]);
}

export const callbackTexts = typeset({
  title: "Être rappelé(e) par un conseiller",
  cancel: "Annuler",
  close: "Fermer",
  subject: {
    label: "Votre demande concerne",
    change: "Modifier",
    none: "Aucune formation en particulier",
    remove: "Retirer : aucune formation en particulier",
    join: "Joindre ma sélection à la demande",
  },
  form: {
    required: "* Champs obligatoires.",
    prenom: "Prénom",
    nom: "Nom",
    telephone: "Téléphone",
    profession: "Profession",
    knownProfession: "Profession :",
    professions: { generalistes: "Médecin généraliste", infirmiers: "Infirmier(ère)" },
    jour: "Jour souhaité",
    otherDay: "Un autre jour",
    creneau: "Moment souhaité",
    parisTime: "heure de Paris",
    /** Precedes the hours in the visitor's zone. */
    localTime: "chez vous",
    restored: "Votre saisie est revenue.",
    clear: "Tout effacer",
    slots: {
      matin: { label: "Matin", when: "le matin", hours: describeHours("matin") },
      midi: { label: "Midi", when: "le midi", hours: describeHours("midi") },
      "apres-midi": { label: "Après-midi", when: "l'après-midi", hours: describeHours("apres-midi") },
      "fin-de-journee": { label: "Fin de journée", when: "en fin de journée", hours: describeHours("fin-de-journee") },
    },
    submit: "Envoyer ma demande",
    sending: "Envoi en cours",
    retry: "Réessayer",
    notSent: "Votre demande n'est pas partie",
    /** Fallback after a failure, with and without the number. */
    callUs: { plain: "appelez-nous", numbered: `appelez-nous au [${formatPhone(organisation.phone)}](tel:${organisation.phone})` },
    offline: "La connexion semble coupée. Rien de ce que vous avez saisi n'est perdu : réessayez dans un instant, ou appelez-nous.",
    notice: `${organisation.name} utilise ces données pour vous rappeler, une fois, au sujet des formations DPC. * Champs obligatoires : sans eux, nous ne pouvons pas vous appeler. Accès, rectification, effacement : par le lien affiché après l'envoi, ou à ${organisation.dataProtectionEmail}.`,
    rights: "Vos données et vos droits",
    doneTitle: "C'est noté.",
    done: "Un conseiller vous rappelle le",
    doneLater: "Un conseiller vous rappelle",
    doneReference: "Demande",
    calling: "Nous appelons le",
    during: "pendant ce créneau, une fois.",
    change: "Changer ou annuler cet appel",
    already: { asked: "Déjà demandé :", change: "Changer ou annuler" },
    agenda: "Ajouter à mon agenda",
  },
  /** A call without a day; year-free, as the year may have come since. */
  nextYear: {
    doneWhen: "dès que la prise en charge est publiée",
    asked: "un appel dès que la prise en charge est publiée",
    calling: "au moment choisi, une fois.",
  },
});

/** « mardi 24 novembre » and « le matin, entre 9 h et 12 h »; a null day is that of a publication. */
export function describeAppointment(day: string | null, slot: Slot): { date: string; moment: string } {
  const [from, to] = day ? callHours(day, slot) : slotHours[slot];
  const { weekday = "", date = "" } = day ? formatDay(day) : {};
  return typeset({
    date: day ? `${weekday} ${date}` : callbackTexts.nextYear.doneWhen,
    moment: `${callbackTexts.form.slots[slot].when}, entre ${formatHours(from)} et ${formatHours(to)}, ${callbackTexts.form.parisTime}`,
  });
}

/** « lundi 17 h – 19 h » */
export function describeAsked(day: string | null, slot: Slot): string {
  if (day === null) return callbackTexts.nextYear.asked;
  return typeset(`${formatDay(day).weekday} ${describeSpan(callHours(day, slot))}`);
}

/** « 15 h – 17 h »; `dayShift` is -1 or 1 for the previous or next day. */
export function describeLocalHours(hours: readonly [from: number, to: number], dayShift: -1 | 0 | 1): string {
  const day = { [-1]: ", dès la veille", 0: "", 1: ", le lendemain" }[dayShift];
  return typeset(`${describeSpan(hours)}${day}`);
}

export const agendaTexts = typeset({
  reference: "Référence de votre demande :",
  parisTime: "heure de Paris",
  localTime: "chez vous :",
  fileName: "rappel-cimes-dpc.ics",
  title: `Appel d'un conseiller ${organisation.name}`,
  code: "Nous commencerons par votre code :",
  text: `Un conseiller vous appelle pendant ce créneau, au sujet des formations DPC. Pour nous joindre : ${formatPhone(organisation.phone)}, ${organisation.adviceHours}.`,
  change: "Changer ou annuler cet appel :",
});
