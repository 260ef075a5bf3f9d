/** Aliases of screens, each with its canonical path. */
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
 * The one path under which a screen answers: no doubled slash, no trailing slash, lower case, alias resolved.
 * Takes and returns a pathname without query or hash; `/` stays, an unknown path comes back tidied. Applying it twice changes nothing,
 * and no browser reads the result as the address of another host (`//`, `/\`,
 * or a tab or line break that browsers leave out between two slashes).
 */
export function canonicalPath(pathname: string): string {
  const tidied = `/${pathname
    .split(/[/\\\t\n\r]+/)
    .filter(Boolean)
    .join("/")}`.toLowerCase();
  return redirects[tidied] ?? tidied;
}
