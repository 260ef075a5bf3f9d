import { visitContext } from "#scripts/operator/back-office/office.ts";
import { listPortable } from "#workers/people/access-letter.ts";
import { findByRecord } from "#workers/people/decide.ts";
import { answerFile } from "../frame/query.ts";
import { GONE } from "../panel/take-decision.ts";
import type { Route } from "./+types/portable-file";

/** What a person sent, for another program: what goes with the answer to a request for access. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const person = findByRecord(await context.get(visitContext).readPeople(), new URL(request.url).searchParams.get("qui"));
  if (!person) throw new Response(GONE, { status: 404 });
  return answerFile(`${JSON.stringify(listPortable(person), null, 2)}\n`, "donnees.json");
}
