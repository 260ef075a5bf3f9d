import { NOTE_MAX_LENGTH } from "#workers/db/vocabulary.ts";
import type { CallChoices } from "./call-choices.ts";
import { fieldsOf, Part, type Refused } from "./form-parts.tsx";

/** Somebody to call back. */
export function CallFields({ choices, refused }: { choices: CallChoices; refused: Refused }) {
  const { text, choice } = fieldsOf(refused);
  const { professions, statuses, employers, days, slots, offers } = choices;
  return (
    <>
      <Part title="Qui">
        {text("prenom", "Prénom", { required: true })}
        {text("nom", "Nom", { required: true })}
        {text("telephone", "Téléphone", { required: true, type: "tel" })}
        {text("email", "E-mail", { type: "email" })}
        {choice("profession", "Profession", professions, { required: true })}
        {choice("statut", "Exercice", statuses)}
      </Part>
      <Part title="Au sujet de quoi, et quand">
        {choice("format_reference", "Programme", [{ value: "", label: "pas de programme en particulier" }, ...offers], {
          className: "tablet:col-span-2",
        })}
        {choice("jour", "Jour de l’appel", days)}
        {choice("creneau", "Moment", slots)}
      </Part>
      <Part title="Devis et convention">
        <label className="flex min-h-11 items-center gap-2 tablet:col-span-2">
          <input type="checkbox" name="besoin" value="devis" defaultChecked={refused.typed.besoin === "devis"} className="size-5" />
          La personne demande le devis et la convention
        </label>
        {choice("employeur", "Employeur", employers)}
        {text("email_formation", "E-mail du service formation", { type: "email" })}
      </Part>
      <Part title="Ce qui a été dit" columns="">
        {text("accord", "Accepte d’être appelé(e), dans ses mots", {
          hint: "« Oui, rappelez-moi jeudi matin » : gardé avec votre nom et l’heure. Vide : l’appel promis reste dans la liste, sans accord.",
          maxLength: NOTE_MAX_LENGTH,
        })}
        {text("remarque", "Note", { maxLength: NOTE_MAX_LENGTH })}
      </Part>
    </>
  );
}
