import { execFile } from "node:child_process";
import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig, type Plugin } from "vite";
import { unoOptions } from "./app/ui/theme.ts";
import { checkContent } from "./scripts/check-content.ts";
import { computeContent } from "./scripts/compute-content.ts";

process.loadEnvFile(path.join(import.meta.dirname, ".env"));

const CONTENT = path.join(import.meta.dirname, "app", "content");
/** The oldest fully supported browsers; Firefox 121 brought `:has()`. In older ones, pages and forms work as without scripts. */
const BASELINE = ["chrome111", "edge111", "firefox121", "safari16.4", "ios16.4"];

/** Fails a build on content mistakes; logs them during development. */
function refuseMistakes(): Plugin {
  return {
    name: "refuse-mistakes",
    async config(_, { command }) {
      const faults = await checkContent(import.meta.dirname);
      for (const fault of faults) console.error(fault);
      if (faults.length > 0 && command === "build") process.exit(1);
    },
    // A separate process: this one holds the old modules.
    watchChange(file) {
      if (file.startsWith(CONTENT))
        execFile(process.execPath, [path.join("scripts", "check-content.ts")], (_, __, faults) => console.error(faults.trim()));
    },
  };
}

/** For a page whose code is missing React Router reloads the page that is left. Here it fails on arrival: app/open-document.ts. */
function failOnMissingCode(): Plugin {
  const RELOAD = "window.location.reload();";
  return {
    name: "fail-on-missing-code",
    apply: "build",
    transform: {
      filter: { id: /react-router\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(RELOAD)) this.error("React Router no longer reloads the page on missing code");
        return { code: code.replace(RELOAD, "return { default() { throw error; } };"), map: null };
      },
    },
  };
}

const FORMS =
  /\/app\/(content\/(call-code|consent-versions|form-texts)|features\/callback\/(asked-note|kept-scene|plate-choice)|forms\/(?!session-memory|email-doubt)|ui\/(alert|field|honeypot-field))/;

export default defineConfig({
  plugins: [
    refuseMistakes(),
    computeContent(CONTENT),
    failOnMissingCode(),
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    ...UnoCSS(unoOptions),
    reactRouter(),
  ],
  build: {
    // Data URLs would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    target: BASELINE,
  },
  environments: {
    ssr: { build: { minify: true } },
    // Few shared chunks: each small one costs a request and compresses worse.
    client: {
      // Otherwise a dependency discovered later reloads the page.
      optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.ts"] },
      build: {
        rolldownOptions: {
          // Inlines shared constants instead of importing them.
          optimization: { inlineConst: true },
          output: {
            // Compiled eagerly while loading: a quarter less script time before a page responds.
            postBanner: ({ name }) => (name === "vendor" ? "//# allFunctionsCalledOnLoad" : ""),
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
                // On every page, with its imports.
                {
                  name: "shell",
                  test: /\/app\/(root\.tsx|content\/(dated|days)\.ts|ui\/(use-restored-choice|rich-text))/,
                  priority: 2,
                },
                // What most pages share.
                { name: "shared", test: /\/app\//, minShareCount: 10, priority: 1 },
                // What the forms share: a press waits for fewer files.
                { name: "forms", test: FORMS },
              ],
            },
          },
        },
      },
    },
  },
});
