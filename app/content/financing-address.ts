import { PROFESSIONS, type Profession, readOneOf, STATUS_KEY, STATUSES, type Status } from "./vocabulary.ts";

/** What an address says of the visitor: `/financement?profession=infirmiers&statut=salarie`. Nothing of it is stored. */
export interface Visitor {
  profession?: Profession | undefined;
  status?: Status | undefined;
}

/** The visitor in an address; what does not exist is not said. */
export function readVisitor(query: URLSearchParams): Visitor {
  return { profession: readOneOf(query, "profession", PROFESSIONS), status: readOneOf(query, STATUS_KEY, STATUSES) };
}

/** Where the financing page says who pays for a visitor, or asks for their status, without which it has no answer. */
export function financingAddress({ profession, status }: Visitor): string {
  const query = new URLSearchParams({ ...(profession && { profession }), ...(status && { [STATUS_KEY]: status }) });
  return `/financement?${query}${status ? "#reponse" : ""}`;
}
