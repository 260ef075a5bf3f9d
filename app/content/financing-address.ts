import type { Profession, Status } from "./vocabulary.ts";

/** Where the financing page says who pays for a visitor, as far as it knows them. */
export function financingAddress({ profession, status }: { profession?: Profession | undefined; status?: Status | undefined }): string {
  const query = new URLSearchParams({ ...(profession && { profession }), ...(status && { statut: status }) });
  return `/financement?${query}#reponse`;
}
