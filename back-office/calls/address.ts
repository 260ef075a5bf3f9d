import { useSearchParams } from "react-router";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { writeQuery } from "../frame/query.ts";

/** The decision that settles all old calls at once. */
export const CLOSE_OLD = "clore-anciens";

/** Groups that are folded until the address opens one; their lines are not in the page before. */
export const FOLDED = ["old", "catalogue"] as const;

/** Which list is shown. */
interface ListWanted {
  /** Null for both. */
  profession: Profession | null;
  /** The list of the next working day, to be prepared. */
  isNextDay: boolean;
}

/** Parameters of the list; an empty one goes. */
export type ListParameters = Readonly<Record<string, string | null | undefined>>;

export function readWanted(query: URLSearchParams): ListWanted {
  return { profession: PROFESSIONS.find((one) => one === query.get("profession")) ?? null, isNextDay: query.has("demain") };
}

/** The address of the same list with other parameters: which list it is stays when one goes on to another line. */
export function writeListQuery(query: URLSearchParams, parameters: ListParameters): string {
  return writeQuery({ profession: query.get("profession"), demain: query.get("demain"), ...parameters });
}

/** The same, for the list that is shown. */
export function useListQuery(): (parameters: ListParameters) => string {
  const [query] = useSearchParams();
  return (parameters) => writeListQuery(query, parameters);
}
