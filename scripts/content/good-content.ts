import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempDisposableSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { doOnce, hashFiles } from "../toolbox.ts";

/** The content as it was when it was last read without a fault: a copy beside the local state. */
const copyOf = (root: string) => path.join(root, ".wrangler", "good-content");
const stampOf = (root: string) => `${copyOf(root)}.stamp`;
const hashContent = () => hashFiles(["app/content/**/*.ts"]);

/** Whether the present content is the one that is kept: it need not be looked at again. */
export function isKeptContent(root: string): boolean {
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), "utf8") === hashContent();
}

/** Keeps the present content for the day on which an edit goes wrong. Does nothing while the same is kept. */
export function keepGoodContent(root: string): void {
  const copy = copyOf(root);
  const keep = () => {
    // Whole at once: another task may be starting on it.
    const draft = `${copy}.${process.pid}`;
    cpSync(path.join(root, "app", "content"), draft, { recursive: true });
    rmSync(copy, { recursive: true, force: true });
    moveTo(copy, draft);
  };
  doOnce(stampOf(root), hashContent(), keep, [copy]);
}

function moveTo(copy: string, draft: string): void {
  try {
    renameSync(draft, copy);
  } catch {
    // Another task has just kept the same.
    rmSync(draft, { recursive: true, force: true });
  }
}

/** What the check of a project's content reads. */
export const CHECKED_FILES = [
  "app/content",
  "scripts/check-content.ts",
  "scripts/content",
  "scripts/toolbox.ts",
  "package.json",
  "tsconfig.base.json",
  "tsconfig.browser.json",
];

/** Keeps the content of the last commit, where none was kept yet. Returns false when git has none without a fault. */
function keepCommittedContent(root: string): boolean {
  mkdirSync(path.dirname(copyOf(root)), { recursive: true });
  using folder = mkdtempDisposableSync(`${copyOf(root)}.`);
  const { status, stdout } = spawnSync("git", ["archive", "HEAD", ...CHECKED_FILES], { cwd: root, maxBuffer: Number.POSITIVE_INFINITY });
  if (status !== 0) return false;
  spawnSync("tar", ["-xf", "-"], { cwd: folder.path, input: stdout });
  symlinkSync(path.join(root, "node_modules"), path.join(folder.path, "node_modules"), "junction");
  // Checked as the present one was, by itself, and kept there when it is good.
  if (spawnSync(process.execPath, ["--import", "./scripts/check-content.ts", "--eval", ""], { cwd: folder.path }).status !== 0)
    return false;
  moveTo(copyOf(root), copyOf(folder.path));
  return true;
}

/** Tells what this process builds to read the kept content too. */
const READ_KEPT = "READ_KEPT_CONTENT";

/** From now on this process reads the kept content in the place of the present one. Returns false when there is none. */
export function serveGoodContent(root: string): boolean {
  const copy = copyOf(root);
  if (!existsSync(copy) && !keepCommittedContent(root)) return false;
  process.env[READ_KEPT] = "true";
  const present = `${pathToFileURL(path.join(root, "app", "content")).href}/`;
  const kept = `${pathToFileURL(copy).href}/`;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      return resolved.url.startsWith(present) ? { ...resolved, url: kept + resolved.url.slice(present.length) } : resolved;
    },
  });
  return true;
}

/** The same for what Vite builds, when the process that asks for it reads the kept content. */
export function readKeptContent(root: string): Plugin | null {
  if (!process.env[READ_KEPT]) return null;
  const present = path.join(root, "app", "content") + path.sep;
  return {
    name: "read-kept-content",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const id = resolved && path.normalize(resolved.id);
      return id?.startsWith(present) ? path.join(copyOf(root), id.slice(present.length)) : resolved;
    },
  };
}
