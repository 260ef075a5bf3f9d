import * as v from "valibot";
import { parisDate } from "#app/content/dated.ts";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { allLines, listCalls, watchLines } from "#workers/people/call-list.ts";
import type { Route } from "./+types/watch";
import { describeGroups } from "./describe-calls.ts";

const shownSchema = v.array(v.object({ key: v.string(), stand: v.string() }));

/** Asked by the list every half minute with the lines that it shows: what others did to them, and who has come since. */
export async function action({ context, request }: Route.ActionArgs) {
  const { now, readPeople } = context.get(visitContext);
  const shown = v.parse(shownSchema, await request.json());
  const people = await readPeople();
  const list = listCalls(people, { now });
  const { changed, arrived } = watchLines(shown, people, allLines(list), now);
  const keys = new Set(arrived.map(({ key }) => key));
  return {
    changed,
    arrived: describeGroups({ ...list, old: [], withoutTime: [] }, { now, shownDay: parisDate(now), lateFrom: 0, open: null })
      .map((group) => ({ ...group, lines: group.lines.filter(({ key }) => keys.has(key)) }))
      .filter(({ lines }) => lines.length > 0),
  };
}
