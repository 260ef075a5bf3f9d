import { REQUEST_ANCHOR } from "./navigation.ts";
import { EMPLOYER_KEY, type Employer, FORMATS_KEY, type Profession, STATUS_KEY, type Status } from "./vocabulary.ts";

/** Pages for visitors whose employer pays. */

export const EMPLOYER_FILE_PATH = "/dossier-employeur";

export interface Asked {
  profession?: Profession;
  employer?: Employer | null;
  /** Separated by points. */
  references?: string;
}

/** Without references, the page asks for a format; without a profession, that of financing asks for it. */
export function employerFileAddress(asked: Asked): string {
  return `${EMPLOYER_FILE_PATH}?${writeQuery({ ...asked, status: "salarie" })}`;
}

/** With everything already known. */
export function quotationAddress({ source, ...asked }: Asked & { status: Status; source: string }): string {
  return `/contact?source=${source}&besoin=devis&${writeQuery(asked)}#${REQUEST_ANCHOR}`;
}

function writeQuery({ profession, status, employer, references }: Asked & { status: Status }): URLSearchParams {
  const parts = { profession, [STATUS_KEY]: status, [EMPLOYER_KEY]: employer, [FORMATS_KEY]: references };
  return new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
