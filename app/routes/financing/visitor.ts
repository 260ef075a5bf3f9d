import { PROFESSIONS, type Profession, STATUSES, type Status } from "#app/content/vocabulary.ts";

/** What the address says of the visitor: `/financement?profession=infirmiers&statut=salarie`. Nothing of it is stored. */
export interface Visitor {
  profession: Profession | undefined;
  status: Status | undefined;
}

/** The visitor in an address; what does not exist is not said. */
export function readVisitor(query: URLSearchParams): Visitor {
  const [profession, status] = [query.get("profession"), query.get("statut")];
  return { profession: PROFESSIONS.find((one) => one === profession), status: STATUSES.find((one) => one === status) };
}
