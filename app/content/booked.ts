import { formatPhone } from "./format.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

export const bookedTexts = typeset({
  title: "Votre rendez-vous est réservé",
  plate: "Jour et heure : dans l'e-mail de confirmation",
  text: "Vous recevez une confirmation par e-mail, avec le jour et l'heure choisis : le calendrier ne les communique pas à cette page.",
  next: [
    "Ouvrez l'e-mail et ajoutez le rendez-vous à votre agenda.",
    "Un conseiller vous appelle à l'heure choisie et vérifie avec vous votre prise en charge.",
  ],
  missing: `Pas d'e-mail après quelques minutes : [${formatPhone(organisation.phone)}](tel:${organisation.phone}), ${organisation.adviceHours}.`,
});
