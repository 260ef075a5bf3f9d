import { mkdirSync, watch } from "node:fs";
import path from "node:path";
import { ROOT } from "../toolbox.ts";

/** Says where each e-mail of a local site lands: `folder` is where wrangler, whose own words are not shown, writes the text of each. */
export function tellLocalMail(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const told = new Set<string>();
  watch(folder, { recursive: true, persistent: false }, (_, name) => {
    if (!name?.endsWith(".txt") || told.has(name)) return;
    told.add(name);
    console.log(`E-mail, envoyé à personne : ${path.relative(ROOT, path.join(folder, name))}`);
  });
}
