import { writeMinute } from "#workers/people/words/french-time.ts";
import { officeContext } from "../context.ts";
import { answerCsv } from "../frame/files.ts";
import type { Route } from "./+types/csv";
import { readJournal } from "./journal.ts";

const LINES = 500;

export async function loader({ context }: Route.LoaderArgs) {
  const { stores, now } = context.get(officeContext);
  return answerCsv("journal.csv", await readJournal(stores, "9", LINES, now), {
    quand: ({ at }) => writeMinute(at),
    qui: ({ author }) => author,
    quoi: ({ what }) => what,
    références: ({ records }) => [...new Set(records.map(({ reference }) => reference))].join(" "),
  });
}
