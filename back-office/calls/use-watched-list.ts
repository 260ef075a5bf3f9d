import { useEffect, useState } from "react";
import { slotHours } from "#app/content/callback.ts";
import { FOLDED } from "./address.ts";
import type { GroupView } from "./describe-calls.ts";
import type { action } from "./watch.ts";

/** How often the list asks what visitors and colleagues did. */
const REFRESH_MS = 30_000;

interface WatchedList {
  groups: GroupView[];
  /** What others did to a line, by its key. */
  changes: ReadonlyMap<string, string>;
  arrivedCount: number;
}

/**
 * The list as it was read, with what happened since: lines stay where they are while somebody calls, what colleagues did is said on them,
 * and requests that come are added in their place. The list is sorted anew when it is read again.
 */
export function useWatchedList(groups: GroupView[], place: string, takesArrivals: boolean): WatchedList {
  const [state, setState] = useState<{ of: GroupView[]; list: WatchedList }>();
  const list = state?.of === groups ? state.list : { groups, changes: new Map<string, string>(), arrivedCount: 0 };

  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.hidden) return;
      const shown = list.groups.flatMap(({ lines }) => lines.map(({ key, stand }) => ({ key, stand })));
      const watched = await ask(place, shown);
      if (!watched) return;
      const arrived = takesArrivals ? watched.arrived : [];
      const changes = new Map([...list.changes, ...watched.changed.map(({ key, words }) => [key, words] as const)]);
      const count = arrived.reduce((sum, { lines }) => sum + lines.length, 0);
      setState({ of: groups, list: { groups: addLines(list.groups, arrived), changes, arrivedCount: list.arrivedCount + count } });
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [groups, list.groups, list.changes, list.arrivedCount, place, takesArrivals]);

  return list;
}

/** Null when it cannot be asked now: the next time will do. */
async function ask(place: string, shown: { key: string; stand: string }[]): Promise<Awaited<ReturnType<typeof action>> | null> {
  const response = await fetch(`/${place}/appels/veille`, { method: "POST", body: JSON.stringify(shown) }).catch(() => null);
  return response?.ok ? await response.json() : null;
}

const ORDER: readonly string[] = ["unsure", "late", ...Object.keys(slotHours), ...FOLDED];

function addLines(groups: GroupView[], arrived: GroupView[]): GroupView[] {
  if (arrived.length === 0) return groups;
  const all = new Map(groups.map((group) => [group.id, group]));
  for (const group of arrived) {
    const known = all.get(group.id);
    const lines = [...(known?.lines ?? []), ...group.lines].sort((a, b) => (a.order < b.order ? -1 : 1));
    const added = group.lines.length;
    all.set(group.id, { ...group, lines, count: (known?.count ?? 0) + added, total: (known?.total ?? 0) + added });
  }
  return [...all.values()].sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
}
