import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig, type Plugin } from "vite";
import { typeset } from "../app/content/typeset.ts";
import { compactOptions } from "./theme.ts";

/** Gives the words between the tags of a screen their French typography; what stands in braces stays as it is. */
function typesetScreens(): Plugin {
  return {
    name: "typeset-screens",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(import.meta.dirname) || !id.split("?")[0]?.endsWith(".tsx")) return null;
      const texts: { start: number; end: number }[] = [];
      collectTexts(this.parse(code, { lang: "tsx" }), texts);
      const set = texts.reduceRight(
        (text, { start, end }) => text.slice(0, start) + typeset(code.slice(start, end)) + text.slice(end),
        code,
      );
      return set === code ? null : { code: set, map: null };
    },
  };
}

function collectTexts(node: unknown, texts: { start: number; end: number }[]): void {
  if (Array.isArray(node)) for (const one of node) collectTexts(one, texts);
  else if (typeof node === "object" && node !== null) {
    if ("type" in node && node.type === "JSXText") texts.push(node as unknown as { start: number; end: number });
    else for (const one of Object.values(node)) collectTexts(one, texts);
  }
}

export default defineConfig({
  plugins: [typesetScreens(), UnoCSS(compactOptions), reactRouter()],
  build: {
    // A data: URL would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    copyPublicDir: false,
    emptyOutDir: true,
    target: "esnext",
  },
  environments: {
    ssr: {
      // Node reads these files as they are: command and screens share one instance of contexts, errors and caches.
      build: { rolldownOptions: { external: /^#(scripts|workers|people|app\/content|app\/features)\// } },
    },
  },
});
