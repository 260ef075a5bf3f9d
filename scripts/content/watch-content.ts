import { spawn } from "node:child_process";
import { watch } from "node:fs";
import path from "node:path";
import { ROOT } from "../toolbox.ts";

/** An editor writes a file in several steps. */
const SETTLED_MS = 200;

/** Says after each edit of app/content what is wrong with it, as a start does. */
export function watchContent(): void {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(ROOT, "app", "content"), { recursive: true }, () => {
    clearTimeout(timer);
    // A process of its own: this one has read the content of before the edit.
    timer = setTimeout(
      () => spawn(process.execPath, ["--import", "./scripts/check-content.ts", "--eval", ""], { cwd: ROOT, stdio: "inherit" }),
      SETTLED_MS,
    );
  }).unref();
}
