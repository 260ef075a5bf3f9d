import { cpSync } from "node:fs";
import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig, type Plugin, Visitor } from "vite";
import { typeset } from "../app/content/typeset.ts";
import { compactOptions } from "./theme.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const PUBLIC = path.join(ROOT, "public");

function addSiteFiles(): Plugin {
  return {
    name: "add-site-files",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir = "" }) {
      for (const folder of ["fonts", "icons"]) cpSync(path.join(PUBLIC, folder), path.join(dir, folder), { recursive: true });
      cpSync(path.join(import.meta.dirname, "_headers"), path.join(dir, "_headers"));
    },
  };
}

/** Applies French typography to JSX text, not to expressions. */
function typesetScreens(): Plugin {
  return {
    name: "typeset-screens",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(import.meta.dirname) || !id.split("?")[0]?.endsWith(".tsx")) return null;
      const texts: { start: number; end: number }[] = [];
      new Visitor({ JSXText: (text) => void texts.push(text) }).visit(this.parse(code, { lang: "tsx" }));
      const set = texts.reduceRight(
        (text, { start, end }) => text.slice(0, start) + typeset(code.slice(start, end)) + text.slice(end),
        code,
      );
      return set === code ? null : { code: set, map: null };
    },
  };
}

export default defineConfig({
  plugins: [
    typesetScreens(),
    // Shared with `npm start` and `npx wrangler dev`.
    cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: path.join(ROOT, ".wrangler", "state") } }),
    UnoCSS(compactOptions),
    addSiteFiles(),
    reactRouter(),
  ],
  publicDir: PUBLIC,
  build: {
    copyPublicDir: false,
    // Data URLs would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    target: "esnext",
  },
  environments: { ssr: { build: { minify: true } } },
});
