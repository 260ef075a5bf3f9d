/** Makes strangers' text safe in Slack and Mattermost: no mention, link, markdown or command. */

/** A name reduced to the characters of names: `@all [Zoé](https://…)` → `all Zoé https`. */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N} .'’-]+/gu, " ")
    .replace(/\.(?=\S)/g, ". ")
    .replace(/\s+/g, " ")
    .trim();
  return /\p{L}/u.test(plain) ? plain : "prénom illisible";
}

/** Slack parses `<…>` even in inline code. */
export function quoteAsCode(text: string): string {
  const line = text
    .replace(/[`\s]+/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  return `\`${line}\``;
}
