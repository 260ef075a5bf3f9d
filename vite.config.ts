import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import { unoOptions } from "./app/ui/theme.ts";

/** The modules of app/root.tsx and of most pages. */
const SHELL = [
  "content/(consent|format|navigation|organisation|professions|redirects|typeset|vocabulary)",
  "content/legal/(constants|retention)",
  "content/pages/(failure|not-found)",
  "features/callback/(callback-button|callback-dialog|page-visit)",
  "features/catalogue/(catalogue-button|catalogue-dialog)",
  "features/consent/(consent-button|consent-dialog)",
  "features/errors/(error-page|not-found)",
  "features/page-subject",
  "features/popups/(popups|popup-memory|popup-plan|popup-rules)",
  "seo/page-meta",
  "ui/(breadcrumbs|button|dialog-button|dialog-slot|link|page-hero|rich-text|scroll-depth|stillness|toast)",
  "ui/motifs/logo",
];

/** The modules that the pages of the programmes have in common. */
const OFFER = [
  "content/(catalogue|catalogue-booklet|catalogue-counts|claims|formats|offers|scale-note)",
  "ui/footnote",
  "ui/motifs/(booklet|emblem|emblem-drawings|trail-mark)",
];

const modules = (patterns: readonly string[]) => new RegExp(`/app/(${patterns.join("|")})\\.tsx?$`);

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), UnoCSS(unoOptions), reactRouter()],
  build: {
    // A data: URL would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    // Vite's own, but for Firefox: 121 is the first with :has(). Where a target lacks it, the minifier changes the weight of rules.
    cssTarget: ["chrome111", "edge111", "firefox121", "safari16.4", "ios16.4"],
  },
  environments: {
    ssr: { build: { minify: true } },
    // What pages share comes in a few files, not in a dozen small ones: each costs a request and compresses worse.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
                { name: "shell", test: modules(SHELL), priority: 2 },
                { name: "offer", test: modules(OFFER), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
