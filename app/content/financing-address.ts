import { PROFESSIONS, type Profession, readOneOf, STATUS_KEY, STATUSES, type Status } from "./vocabulary.ts";

/** The visitor as an address describes them: `/financement?profession=infirmiers&statut=salarie`. Never stored. */
export interface Visitor {
  profession?: Profession;
  status?: Status;
}

export function readVisitor(query: URLSearchParams): Visitor {
  return { profession: readOneOf(query, "profession", PROFESSIONS), status: readOneOf(query, STATUS_KEY, STATUSES) };
}

export function financingAddress({ profession, status }: Visitor): string {
  const query = new URLSearchParams({ ...(profession && { profession }), ...(status && { [STATUS_KEY]: status }) });
  return `/financement?${query}${status ? "#reponse" : ""}`;
}
