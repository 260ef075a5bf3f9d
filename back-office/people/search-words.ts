import { createCookie } from "react-router";

/** The search words: in no URL, history or log. */
const searchCookie = createCookie("recherche", { httpOnly: true, sameSite: "strict", path: "/" });
const SEARCH_MAX_LENGTH = 200;

export async function readSearch(request: Request): Promise<string> {
  const kept: unknown = await searchCookie.parse(request.headers.get("Cookie"));
  return typeof kept === "string" ? kept : "";
}

/** A session cookie. */
export function writeSearch(words: string): Promise<string> {
  return searchCookie.serialize(words.slice(0, SEARCH_MAX_LENGTH));
}
