import { execFile } from "node:child_process";
import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig, type Plugin } from "vite";
import { unoOptions } from "./app/ui/theme.ts";
import { checkContent } from "./scripts/check-content.ts";

process.loadEnvFile(path.join(import.meta.dirname, ".env"));

const CONTENT = path.join(import.meta.dirname, "app", "content");
/**
 * The oldest browsers in which everything works: Firefox 121 is the first with `:has()`. Below, pages read and forms work as without
 * scripts.
 */
const BASELINE = ["chrome111", "edge111", "firefox121", "safari16.4", "ios16.4"];

/** Refuses to build content with a mistake; in development, logs the mistakes after each edit. */
function refuseMistakes(): Plugin {
  return {
    name: "refuse-mistakes",
    async config(_, { command }) {
      const faults = await checkContent(import.meta.dirname);
      for (const fault of faults) console.error(fault);
      if (faults.length > 0 && command === "build") process.exit(1);
    },
    // In a process of its own: this one has the content of before the edit.
    watchChange(file) {
      if (file.startsWith(CONTENT))
        execFile(process.execPath, [path.join("scripts", "check-content.ts")], (_, __, faults) => console.error(faults.trim()));
    },
  };
}

/**
 * Works out the constants of app/content when the site is built: browser and Worker get set type, counts and paths as values,
 * without the rules and the catalogue they come from. Functions stay.
 */
function computeContent(): Plugin {
  return {
    name: "compute-content",
    apply: "build",
    enforce: "post",
    async transform(code, id) {
      if (!id.startsWith(CONTENT)) return null;
      const values: Record<string, unknown> = await import(id);
      const constants = this.parse(code)
        .body.flatMap((node) => (node.type === "ExportNamedDeclaration" ? [node.declaration] : []))
        .flatMap((declaration) => (declaration?.type === "VariableDeclaration" ? declaration.declarations : []))
        .flatMap(({ id, init }) => (id.type === "Identifier" && init && isPlainData(values[id.name]) ? [{ name: id.name, init }] : []));
      const computed = constants.reduceRight(
        (text, { name, init }) => text.slice(0, init.start) + JSON.stringify(values[name]) + text.slice(init.end),
        code,
      );
      return { code: computed, map: null, moduleSideEffects: false };
    },
  };
}

function isPlainData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return ["string", "number", "boolean"].includes(typeof value) || value === null;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isPlainData);
}

export default defineConfig({
  plugins: [refuseMistakes(), computeContent(), cloudflare({ viteEnvironment: { name: "ssr" } }), ...UnoCSS(unoOptions), reactRouter()],
  build: {
    // A data: URL would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    target: BASELINE,
  },
  environments: {
    ssr: { build: { minify: true } },
    // What pages share comes in few files, not in dozens of small ones: each costs a request and compresses worse.
    client: {
      // In development: a package that is met later reloads the page.
      optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.ts"] },
      build: {
        rolldownOptions: {
          // A constant of a module that several pages share costs none of them an import.
          optimization: { inlineConst: true },
          output: {
            // Compiled as a whole beside the page while it loads, not function by function: a quarter less script before a page answers.
            postBanner: ({ name }) => (name === "vendor" ? "//# allFunctionsCalledOnLoad" : ""),
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
                // With all that it imports: every page has it.
                { name: "shell", test: /\/app\/(root\.tsx|content\/dated\.ts|ui\/use-restored-choice)/, priority: 2 },
                // What the dialogs share: a press waits for 8 files, not for 12.
                {
                  name: "forms",
                  test: /\/app\/(content\/(consent-versions|form-texts)|features\/(form-rules|patient-fetch)|ui\/(alert|field|honeypot-field|use-fill-time))\./,
                },
                { name: "dialog", test: /\/app\/(ui\/dialog|features\/(visitor-consent|callback\/quotation-need))\./ },
              ],
            },
          },
        },
      },
    },
  },
});
