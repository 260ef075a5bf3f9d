import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { CATALOGUE_PATH } from "#app/content/navigation.ts";
import { notFoundPage } from "#app/content/pages/not-found.ts";
import { canonicalPath } from "#app/content/redirects.ts";
import { EMPLOYER_FILE_PATH } from "#app/content/salaried-links.ts";

const PAGES = new Set([...canonicalPaths, CATALOGUE_PATH, EMPLOYER_FILE_PATH, notFoundPage.path]);
/** What newsletters and messengers add to a path: parameters by `&`, or an encoded query or fragment. */
const ADDED = /(?:&|%26|%3f|%23).*$/i;
/** Punctuation, quotes, spaces and invisible characters of the sentence around an address. */
const SENTENCE = /[^\p{L}\p{N}]+$/u;

/**
 * The canonical address that was meant by an address as people paste it, from its path. Adds nothing: where what remains
 * is no page, only aliases and spelling are resolved. Idempotent.
 */
export function mendAddress({ pathname, search }: URL): string {
  const path = canonicalPath(pathname);
  if (PAGES.has(path)) return path + mendQuery(search);
  const added = ADDED.exec(pathname)?.[0] ?? "";
  const page = canonicalPath(decode(pathname.slice(0, pathname.length - added.length)).replace(SENTENCE, ""));
  if (!PAGES.has(page)) return path + mendQuery(search);
  const { search: own, hash } = new URL(
    (added.startsWith("%") ? decode(added) : added).replace(/^&(?:amp;)*/, "?"),
    "https://page.invalid",
  );
  const query = [own, search].map((part) => part.slice(1)).filter(Boolean);
  return page + (query.length > 0 ? mendQuery(`?${query.join("&")}`) : "") + hash;
}

/** `&amp;`, from HTML that was escaped twice, is read as `&`. */
function mendQuery(search: string): string {
  return search.replaceAll(/(?<=[?&])(?:amp;)+/g, "");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
