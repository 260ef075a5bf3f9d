import { writeMinute } from "#workers/people/words/french-time.ts";
import { officeContext } from "../context.ts";
import { answerCsv } from "../frame/files.ts";
import type { Route } from "./+types/csv";
import { readJournal } from "./journal.ts";

const LINES = 500;

export async function loader({ context }: Route.LoaderArgs) {
  const { stores, now } = context.get(officeContext);
  const rows = (await readJournal(stores, "9", LINES, now)).map(({ at, author, what, records }) => ({
    quand: writeMinute(at),
    qui: author,
    quoi: what,
    références: [...new Set(records.map(({ reference }) => reference))].join(" "),
  }));
  return answerCsv("journal.csv", rows, ["quand", "qui", "quoi", "références"]);
}
