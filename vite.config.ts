import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import { unoOptions } from "./app/ui/theme.ts";

/** The modules that app/root.tsx and every page need. */
const SHELL =
  /\/app\/(ui\/(link|button|dialog-button|dialog-slot|toast|motifs\/logo)\.tsx|features\/(navigation|errors|callback\/callback-(button|dialog)|catalogue\/catalogue-(button|dialog))|seo\/page-meta|content\/(navigation|organisation|professions|redirects|typeset|format|vocabulary|pages\/(not-found|failure))\.ts)/;

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), UnoCSS(unoOptions), reactRouter()],
  build: {
    // A data: URL would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { build: { minify: true } },
    // What every page loads comes in two files, not in a dozen small ones that compress worse.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
                { name: "shell", test: SHELL, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
