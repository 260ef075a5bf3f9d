import { searchPeople } from "#workers/people/identity/search.ts";
import { writeMinute } from "#workers/people/words/french-time.ts";
import { formatStanding } from "#workers/people/words/standing-words.ts";
import { officeContext } from "../context.ts";
import { answerCsv, CONTACT_COLUMNS } from "../frame/files.ts";
import type { Route } from "./+types/csv";
import { readSearch } from "./search-words.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { stores, now } = context.get(officeContext);
  const { people } = await searchPeople(stores, await readSearch(request), now);
  return answerCsv(
    "personnes.csv",
    people.map((person) => ({ person })),
    {
      ...CONTACT_COLUMNS,
      appels: ({ person }) => formatStanding(person, "telephone"),
      "e-mails": ({ person }) => formatStanding(person, "email"),
      envois: ({ person }) => person.records.length,
      "dernier envoi": ({ person }) => writeMinute(person.records[0].sent.created_at),
      référence: ({ person }) => person.records[0].reference,
    },
  );
}
