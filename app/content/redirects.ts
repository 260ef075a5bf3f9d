/** Canonical path of each alias. */
export const redirects: Readonly<Record<string, string>> = {
  "/formations/generalistes": "/formations-generalistes",
  "/medecins-generalistes": "/formations-generalistes",
  "/formations/infirmiers": "/formations-infirmiers",
  "/infirmiers-diplomes-etat": "/formations-infirmiers",
  "/conditions-generales-utilisations": "/conditions-utilisation",
  "/conditions-generales-dutilisation": "/conditions-utilisation",
  "/formations/generalistes/vaccination-generalistes": "/formations/generalistes/vaccination",
};

/**
 * A screen's canonical path: single slashes, no trailing one, lower case, alias resolved. Takes and returns a pathname; idempotent. No browser
 * can read the result as another host's address (`//`, `/\`, or with a tab or line break in between).
 */
export function canonicalPath(pathname: string): string {
  const tidied = `/${pathname
    .split(/[/\\\t\n\r]+/)
    .filter(Boolean)
    .join("/")}`.toLowerCase();
  return redirects[tidied] ?? tidied;
}
