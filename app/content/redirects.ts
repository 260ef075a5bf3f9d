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
 * Single slashes, no trailing one, lower case but for percent escapes, alias resolved. Idempotent; never another host's address (`//`, `/\`,
 * tab, line break).
 */
export function canonicalPath(pathname: string): string {
  const tidied = `/${pathname
    .split(/[/\\\t\n\r]+/)
    .filter(Boolean)
    .join("/")}`.replaceAll(/%..|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  return redirects[tidied] ?? tidied;
}

/** Of an inner link: its path is canonical, what follows stays; `?…` and `#…` alone stay on their page. */
export function canonicalAddress(href: string): string {
  return href.replace(/^[^?#]+/, canonicalPath);
}
