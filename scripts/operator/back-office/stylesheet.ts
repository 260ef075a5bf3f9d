import { readFileSync } from "node:fs";
import path from "node:path";
import { colors, fontFamilies, radii } from "#app/ui/tokens.ts";
import { ROOT } from "#scripts/toolbox.ts";

/** What the screens share, then what each adds. */
const SHEETS = ["static/back-office.css", "people/people.css"];

/** The tokens and fonts of the site, then the rules of the back office. */
export function readStylesheet(): string {
  const tokens = [
    ...Object.entries(colors).map(([name, value]) => `--${name}:${value}`),
    ...Object.entries(radii).map(([name, value]) => `--r-${name}:${value}`),
    `--display:${fontFamilies.display}`,
    `--bo-ref:${fontFamilies.text}`,
  ].join(";");
  const fonts = readFileSync(path.join(ROOT, "app/ui/fonts.css"), "utf8");
  const rules = SHEETS.map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"));
  return [fonts, `:root{${tokens}}`, ...rules].join("\n");
}
