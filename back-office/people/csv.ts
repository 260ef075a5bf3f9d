import { formatTypedPhone } from "#workers/people/identity/phone.ts";
import { searchPeople } from "#workers/people/identity/search.ts";
import { writeMinute } from "#workers/people/words/french-time.ts";
import { formatProfession } from "#workers/people/words/record-words.ts";
import { formatStanding } from "#workers/people/words/standing-words.ts";
import { officeContext } from "../context.ts";
import { answerCsv } from "../frame/files.ts";
import type { Route } from "./+types/csv";
import { readSearch } from "./search-words.ts";

const COLUMNS = ["prénom", "nom", "téléphone", "e-mail", "profession", "appels", "e-mails", "envois", "dernier envoi", "référence"];

/** The current search result. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { stores, now } = context.get(officeContext);
  const { people } = await searchPeople(stores, await readSearch(request), now);
  const rows = people.map((person) => ({
    prénom: person.prenom,
    nom: person.nom,
    téléphone: formatTypedPhone(person.telephone),
    "e-mail": person.email ?? "",
    profession: formatProfession(person.profession),
    appels: formatStanding(person, "telephone"),
    "e-mails": formatStanding(person, "email"),
    envois: person.records.length,
    "dernier envoi": writeMinute(person.records[0].sent.created_at),
    référence: person.records[0].reference,
  }));
  return answerCsv("personnes.csv", rows, COLUMNS);
}
