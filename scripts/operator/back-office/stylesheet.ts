import { readFileSync } from "node:fs";
import path from "node:path";
import { colors, fontFamilies, radii } from "#app/ui/tokens.ts";
import { ROOT } from "#scripts/toolbox.ts";

/** The tokens and fonts of the site, then the rules of the back office. */
export function readStylesheet(): string {
  const tokens = [
    ...Object.entries(colors).map(([name, value]) => `--${name}:${value}`),
    ...Object.entries(radii).map(([name, value]) => `--r-${name}:${value}`),
    `--display:${fontFamilies.display}`,
    `--bo-ref:${fontFamilies.text}`,
  ].join(";");
  const fonts = readFileSync(path.join(ROOT, "app/ui/fonts.css"), "utf8");
  const rules = readFileSync(path.join(import.meta.dirname, "static/back-office.css"), "utf8");
  return `${fonts}\n:root{${tokens}}\n${rules}`;
}
