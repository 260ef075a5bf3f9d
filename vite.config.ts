import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig, type Plugin } from "vite";
import * as canonicalPaths from "./app/content/canonical-paths.ts";
import * as catalogueCounts from "./app/content/catalogue-counts.ts";
import { unoOptions } from "./app/ui/theme.ts";

/** Gives the browser what a module of app/content has worked out of the catalogue, without the catalogue. */
function shipValues(modules: Record<string, object>): Plugin {
  return {
    name: "ship-values",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const values = modules[path.relative(path.join(import.meta.dirname, "app", "content"), id)];
      return (
        values &&
        Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n")
      );
    },
  };
}

export default defineConfig({
  plugins: [
    shipValues({ "canonical-paths.ts": canonicalPaths, "catalogue-counts.ts": catalogueCounts }),
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    UnoCSS(unoOptions),
    reactRouter(),
  ],
  build: {
    // A data: URL would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    // Vite's own, but for Firefox: 121 is the first with :has(). Where a target lacks it, the minifier changes specificity.
    cssTarget: ["chrome111", "edge111", "firefox121", "safari16.4", "ios16.4"],
  },
  environments: {
    ssr: { build: { minify: true } },
    // What every page has comes in two files, not in a dozen small ones: each costs a request and compresses worse.
    client: {
      // In development: a package that is met later reloads the page.
      optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.ts"] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
                // With all that it imports: every page has it.
                { name: "shell", test: /\/app\/root\.tsx/, priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
