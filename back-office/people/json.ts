import { loadPerson } from "#workers/people/identity/person.ts";
import { officeContext } from "../context.ts";
import { answerFile } from "../frame/files.ts";
import { answerGone } from "../frame/forms.tsx";
import type { Route } from "./+types/json";

/** Access and portability (GDPR, articles 15 and 20), machine-readable. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { stores, now } = context.get(officeContext);
  const person = await loadPerson(stores, new URL(request.url).searchParams.get("qui") ?? "", now);
  if (!person) return answerGone();
  const { records, entries, standing, prenom, nom, email, telephone, profession, statut, employeur, email_formation } = person;
  const content = {
    personne: { prenom, nom, email, telephone, profession, statut, employeur, email_formation },
    accords: standing,
    envois: records.map(({ table, reference, sent, waiting }) => ({ reference, ...sent, table, ...(waiting && { attend: waiting }) })),
    notes: entries,
  };
  return answerFile(`${JSON.stringify(content, null, 2)}\n`, "donnees.json", "application/json");
}
