import { useState } from "react";
import { data, redirect } from "react-router";
import { listQuotedGroups } from "#app/content/quoted-offers.ts";
import { typeset } from "#app/content/typeset.ts";
import { Button } from "#app/ui/button.tsx";
import { officeContext } from "../context.ts";
import { keepFormOnFault, keepScreenOnFault } from "../frame/connection.ts";
import { DraftForm } from "../frame/draft-form.tsx";
import { readFields, writeQuery } from "../frame/forms.tsx";
import { PageHead, Screen } from "../frame/screen.tsx";
import { Segments } from "../frame/segments.tsx";
import type { Route } from "./+types/route";
import { listCallChoices } from "./call-choices.ts";
import { CallFields } from "./call-fields.tsx";
import { QuotationFields } from "./quotation-fields.tsx";
import { readCallRequest, readQuotationRequest, saveRequest } from "./request.ts";

/** The address says for whom the request is. */
const FOR_EMPLOYER = "?pour=employeur";
const isForEmployer = ({ searchParams }: URL) => searchParams.get("pour") === "employeur";

export function loader({ context, url }: Route.LoaderArgs) {
  const { now } = context.get(officeContext);
  return {
    /** Makes a resubmission idempotent. */
    id: crypto.randomUUID(),
    ...(isForEmployer(url) ? { groups: listQuotedGroups() } : { choices: listCallChoices(now) }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const fields = await readFields(request);
  const read = (isForEmployer(url) ? readQuotationRequest : readCallRequest)(fields, office.now);
  if ("errors" in read) return data({ errors: typeset(read.errors), typed: fields }, { status: 400 });
  return redirect(`/personnes${writeQuery({ qui: await saveRequest(office, read) })}`, 303);
}

export const clientLoader = keepScreenOnFault<typeof loader>();
export const clientAction = keepFormOnFault<typeof action>();

export default function NewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const isQuotation = "groups" in loaderData;
  return (
    <Screen title="Nouvelle demande">
      <PageHead title="Nouvelle demande" words="dite au téléphone ou écrite par courrier" />
      <div className="screen-sides pb-6">
        <Segments
          label="Pour qui"
          segments={[
            { to: "?", label: "Une personne à rappeler", isCurrent: !isQuotation },
            { to: FOR_EMPLOYER, label: "Devis d’un employeur", isCurrent: isQuotation },
          ]}
        />
      </div>
      {/* The key gives each form an id of its own. */}
      <RequestForm key={String(isQuotation)} loaderData={loaderData} actionData={actionData} />
    </Screen>
  );
}

function RequestForm({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  // A later reading's id would store an unanswered request twice.
  const [id] = useState(loaderData.id);
  const refused = actionData ?? { errors: {}, typed: {} };
  const wrong = Object.keys(refused.errors).length;
  const isQuotation = "groups" in loaderData;
  return (
    <DraftForm
      name={isQuotation ? "nouveau-devis" : "nouvelle-demande"}
      answer={actionData}
      method="post"
      noValidate
      className="grid max-w-4xl gap-6 screen-sides pb-12"
    >
      <input type="hidden" name="id" data-kept defaultValue={refused.typed.id ?? id} />
      {wrong > 0 && (
        <p role="alert" className="alarm font-600">
          Rien n'a été enregistré : {wrong > 1 ? "des champs sont" : "un champ est"} à revoir.
        </p>
      )}
      {isQuotation ? (
        <QuotationFields groups={loaderData.groups} refused={refused} />
      ) : (
        <CallFields choices={loaderData.choices} refused={refused} />
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit">Enregistrer la demande</Button>
        <Button type="reset" variant="line" className="only-with-script">
          Effacer la saisie
        </Button>
      </p>
    </DraftForm>
  );
}
