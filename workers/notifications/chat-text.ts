/** Makes what strangers wrote safe in a chat message of Slack or Mattermost: no mention, link, markdown or command comes of it. */

/** A name, reduced to the characters of names: `@all [Zoé](https://…)` → `all Zoé https`. */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N} .'’-]+/gu, " ")
    // « www.exemple.fr » would become a link.
    .replace(/\.(?=\S)/g, ". ")
    .replace(/\s+/g, " ")
    .trim();
  return /\p{L}/u.test(plain) ? plain : "prénom illisible";
}

/** Any text, as code: both show it as it is. Slack reads `<…>` even there. */
export function quoteAsCode(text: string): string {
  const line = text
    .replace(/[`\s]+/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  return `\`${line}\``;
}
