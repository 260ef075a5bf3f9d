import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { UserConfig } from "unocss";
import UnoCSS from "unocss/vite";
import type { Plugin } from "vite";
import { ROOT } from "./command.ts";

const SCREEN = /^app\/routes\/(?<screen>[\w-]+)\//;
/** Utilities under these come after plain ones in any sheet, so they may stand in a later one. */
const QUERY = /^(?:(?:(?:max|min)-)?(?:sm|md|lg|xl|\[[^\]]+\])|@\[[^\]]+\]|\[@[^\]]+\]|phone|print|contrast-more|forced-colors):/;
/** As UnoCSS splits a source into candidates. */
const BETWEEN_TOKENS = /[\\:]?[\s'"`;{}]+/g;

/**
 * UnoCSS, with the utilities that one screen alone uses under a query in a sheet of that screen; everything else is in the sheet of all
 * pages. Their order is as in one sheet: screen-utilities.test.ts.
 */
export function unoOfScreens(options: UserConfig): Plugin[] {
  const screens = new Set(findOwnTokens().values());
  const withScreen: UserConfig = {
    ...options,
    variants: [
      ...(options.variants ?? []),
      {
        name: "screen",
        match: (matcher, { rawSelector }) => {
          const screen = findOwnTokens().get(rawSelector);
          return screen ? { matcher, layer: screen } : undefined;
        },
      },
    ],
    layers: Object.fromEntries([...screens].map((screen) => [screen, 100])),
    outputToCssLayers: {
      cssLayerName: (layer) => {
        const { outputToCssLayers: output } = options;
        const name = screens.has(layer) ? "default" : layer;
        return typeof output === "object" ? output.cssLayerName?.(name) : name;
      },
    },
  };
  return [...(UnoCSS(withScreen) as Plugin[]), importOfScreens(screens)];
}

/** Each screen loads its sheet. */
function importOfScreens(screens: ReadonlySet<string>): Plugin {
  return {
    name: "screen-utilities",
    apply: "build",
    transform(code, id) {
      const file = path.relative(ROOT, id).replaceAll("\\", "/");
      const screen = file.endsWith("/route.tsx") ? SCREEN.exec(file)?.groups?.screen : undefined;
      return screen && screens.has(screen) ? { code: `import "virtual:uno:${screen}.css";\n${code}`, map: null } : null;
    },
  };
}

let found: Map<string, string> | undefined;

/** The tokens under a query that one screen alone uses, each with the folder of that screen. */
export function findOwnTokens(): Map<string, string> {
  found ??= readOwnTokens();
  return found;
}

function readOwnTokens(): Map<string, string> {
  const owners = new Map<string, string>();
  for (const file of listSources()) {
    const owner = SCREEN.exec(file)?.groups?.screen ?? "";
    for (const token of readFileSync(path.join(ROOT, file), "utf8").split(BETWEEN_TOKENS)) {
      if (QUERY.test(token)) owners.set(token, owners.has(token) && owners.get(token) !== owner ? "" : owner);
    }
  }
  return new Map([...owners].filter(([, owner]) => owner !== ""));
}

/** Every source that may name a utility; the atelier is not in the build. */
export function listSources(): string[] {
  return globSync("app/**/*.{ts,tsx}", { cwd: ROOT })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.test\.tsx?$|^app\/routes\/atelier\//.test(file));
}
