import { useState } from "react";
import { data, redirect } from "react-router";
import { OPEN_SLOTS } from "#app/content/callback.ts";
import { listOffers } from "#app/content/offers.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { NOTE_MAX_LENGTH } from "#workers/db/vocabulary.ts";
import { formatFullDate } from "#workers/people/labels/french-time.ts";
import { formatProfession, formatSlotHours } from "#workers/people/labels/record-labels.ts";
import { officeContext } from "../context.ts";
import { Choice, type Option } from "../frame/choice.tsx";
import { keepFormOnFault, keepScreenOnFault } from "../frame/connection.ts";
import { DraftForm } from "../frame/draft-form.tsx";
import { readFields, writeQuery } from "../frame/forms.tsx";
import { PageHead, Screen } from "../frame/screen.tsx";
import { listChoices } from "../panel/choices.ts";
import type { Route } from "./+types/route";
import { readRequest, saveRequest } from "./request.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { now } = context.get(officeContext);
  return {
    /** Makes a resubmission idempotent. */
    id: crypto.randomUUID(),
    professions: [{ value: "", label: "à choisir" }, ...(listChoices("profession") ?? [])],
    statuses: listChoices("statut") ?? [],
    employers: listChoices("employeur") ?? [],
    days: listCallbackDays(now).map((value) => ({ value, label: formatFullDate(value) })),
    slots: OPEN_SLOTS.map((value) => ({ value, label: formatSlotHours(value) })),
    offers: programmes.flatMap((programme) =>
      listOffers(programme).map(({ format, offer: { reference } }) => ({
        value: reference,
        label: `${formatProfession(programme.profession)} : ${programme.shortTitle}, ${format}, ${reference}`,
      })),
    ),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const fields = await readFields(request);
  const read = readRequest(fields, office.now);
  if ("errors" in read) return data({ errors: read.errors, typed: fields }, { status: 400 });
  const key = await saveRequest(office, read.row, read.beside);
  return redirect(`/personnes${writeQuery({ qui: key })}`, 303);
}

export const clientLoader = keepScreenOnFault<typeof loader>();
export const clientAction = keepFormOnFault<typeof action>();

export default function NewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { professions, statuses, employers, days, slots, offers } = loaderData;
  // A later reading's id would store an unanswered request twice.
  const [id] = useState(loaderData.id);
  const { errors = {}, typed = {} } = actionData ?? {};
  const text = (name: string, label: string, rest: Partial<React.ComponentProps<typeof Field>> = {}) => (
    <Field name={name} label={label} defaultValue={typed[name]} error={errors[name]} autoComplete="off" {...rest} />
  );
  const choice = (name: string, label: string, options: Option[]) => (
    <Choice name={name} label={label} value={typed[name]} options={options} error={errors[name]} />
  );
  return (
    <Screen title="Nouvelle demande">
      <PageHead title="Nouvelle demande" words="dite au téléphone ou écrite par courrier" />
      <DraftForm name="nouvelle-demande" method="post" noValidate className="grid max-w-4xl gap-6 screen-sides pb-12">
        <input type="hidden" name="id" data-kept defaultValue={typed.id ?? id} />
        {Object.keys(errors).length > 0 && (
          <p role="alert" className="alarm font-600">
            Rien n'a été enregistré : {Object.keys(errors).length > 1 ? "des champs sont" : "un champ est"} à revoir.
          </p>
        )}
        <Part title="Qui">
          {text("prenom", "Prénom", { required: true })}
          {text("nom", "Nom", { required: true })}
          {text("telephone", "Téléphone", { required: true, type: "tel" })}
          {text("email", "E-mail", { type: "email" })}
          {choice("profession", "Profession", professions)}
          {choice("statut", "Exercice", statuses)}
        </Part>
        <Part title="Au sujet de quoi, et quand">
          <Choice
            name="format_reference"
            label="Programme"
            value={typed.format_reference}
            error={errors.format_reference}
            options={[{ value: "", label: "pas de programme en particulier" }, ...offers]}
            className="tablet:col-span-2"
          />
          {choice("jour", "Jour de l’appel", days)}
          {choice("creneau", "Moment", slots)}
        </Part>
        <Part title="Devis et convention">
          <label className="flex min-h-11 items-center gap-2 tablet:col-span-2">
            <input type="checkbox" name="besoin" value="devis" defaultChecked={typed.besoin === "devis"} className="size-5" />
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
        <p className="flex flex-wrap gap-3">
          <Button type="submit">Enregistrer la demande</Button>
          <Button type="reset" variant="line" className="only-with-script">
            Effacer la saisie
          </Button>
        </p>
      </DraftForm>
    </Screen>
  );
}

function Part({ title, columns = "tablet:grid-cols-2", children }: { title: string; columns?: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 w-full border-b-1.5 border-ink pb-1 font-650 font-display text-item-l">{title}</legend>
      <div className={`grid gap-4 ${columns}`}>{children}</div>
    </fieldset>
  );
}
