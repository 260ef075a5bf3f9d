import { execFile } from "node:child_process";
import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig, type Plugin, parseSync } from "vite";
import { unoOptions } from "./app/ui/theme.ts";
import { checkContent } from "./scripts/check-content.ts";

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

/** Replaces app/content's constants with their build-time values, so browser and Worker don't ship their rules. Functions stay. */
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
      return { code: dropUnusedImports(computed), map: null, moduleSideEffects: false };
    },
  };
}

/** Otherwise a page loads the modules that its computed values were built with. */
function dropUnusedImports(code: string): string {
  const statements = parseSync("content.ts", code).program.body.filter((node) => node.type === "ImportDeclaration");
  return statements.reduceRight((text, { start, end, specifiers }) => {
    const rest = text.slice(0, start) + text.slice(end);
    return specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(rest)) ? text : rest;
  }, code);
}

function isPlainData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return ["string", "number", "boolean"].includes(typeof value) || value === null;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isPlainData);
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

const FORM_FILES = [
  "content/(consent-versions|form-texts)",
  "features/(callback/plate-choice|error-summary|doubts|enter-moves-on|form-draft|form-rules|patient-fetch|use-checked-form)",
  "ui/(alert|field|honeypot-field)",
];

export default defineConfig({
  plugins: [
    refuseMistakes(),
    computeContent(),
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
                // Shared by the dialogs: a press waits for 8 files instead of 12.
                {
                  name: "forms",
                  test: new RegExp(`/app/(${FORM_FILES.join("|")})\\.`),
                },
                // What home, the lists and the programmes share; what one chooses a format by.
                {
                  name: "programmes",
                  priority: 1,
                  test: /\/app\/(content\/(funding|scale-note)|ui\/(footnote|motifs\/(hill|format-mark))|features\/indemnity)\./,
                },
                {
                  name: "choice",
                  test: /\/app\/(ui\/(segmented-control|motifs\/flag)|features\/selection\/(add-to-selection|kept-address|rights))\./,
                },
                { name: "dialog", test: /\/app\/(ui\/dialog|features\/visitor-consent)\./ },
              ],
            },
          },
        },
      },
    },
  },
});
