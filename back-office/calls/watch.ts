import * as v from "valibot";
import { parisDate } from "#app/content/dated.ts";
import { countCalls, listCalls } from "#people/call-list.ts";
import { watchLines } from "#people/watch-calls.ts";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import type { Route } from "./+types/watch";
import { describeGroups, type GroupView } from "./describe-calls.ts";

const shownSchema = v.array(v.object({ key: v.string(), stand: v.string() }));

/** Asked by the list every half minute with the lines that it shows: what others did to them, and who has come since. */
export async function action({ context, request }: Route.ActionArgs) {
  const { now, readPeople } = context.get(visitContext);
  const shown = v.safeParse(shownSchema, await request.json());
  if (!shown.success) return Response.json({ error: "shown" }, { status: 400 });
  const people = await readPeople();
  const list = listCalls(people, { now });
  const groups = describeGroups({ ...list, old: [], withoutTime: [] }, { now, shownDay: parisDate(now), lateFrom: 0, open: null });
  const all = [...list.unsure, ...list.late, ...list.groups.flatMap(({ lines }) => lines)];
  const { changed, arrived } = watchLines(shown.output, people, all, now);
  const keys = new Set(arrived.map(({ key }) => key));
  return Response.json({
    callCount: countCalls(list),
    changed,
    arrived: groups
      .map((group) => ({ ...group, lines: group.lines.filter(({ key }) => keys.has(key)) }))
      .filter(({ lines }) => lines.length > 0),
  } satisfies Watched);
}

export interface Watched {
  callCount: number;
  changed: { key: string; words: string }[];
  arrived: GroupView[];
}
