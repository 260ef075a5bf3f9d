import { createCookie } from "react-router";

/** The words that were looked for: in no address, no history and no log. */
const searchCookie = createCookie("recherche", { httpOnly: true, sameSite: "strict", path: "/" });
const SEARCH_MAX_LENGTH = 200;

export async function readSearch(request: Request): Promise<string> {
  const kept: unknown = await searchCookie.parse(request.headers.get("Cookie"));
  return typeof kept === "string" ? kept : "";
}

/** The cookie that keeps them until the browser is closed. */
export function writeSearch(words: string): Promise<string> {
  return searchCookie.serialize(words.slice(0, SEARCH_MAX_LENGTH));
}
