import { execFile } from "node:child_process";
import { type FSWatcher, globSync, watch } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT } from "../toolbox.ts";

/** An editor writes a file in several steps. */
const SETTLED_MS = 200;

/**
 * Says after each edit of app/content what is wrong with it, as a start does, and when it is mended. Returns what tells whether all is
 * well, once the last edit has been looked at.
 */
export function watchContent(): () => Promise<boolean> {
  let edits = 0;
  let wasGood = true;
  let latest = Promise.resolve(true);
  const look = async (edit: number): Promise<boolean> => {
    await wait(SETTLED_MS);
    const faults = edit === edits ? await check() : "";
    // What was read before another edit may have been half written.
    if (edit !== edits) return latest;
    if (faults) console.error(faults);
    else if (!wasGood) console.log("Le contenu est de nouveau en ordre.");
    wasGood = faults === "";
    return wasGood;
  };
  let watched: FSWatcher[] = [];
  // Each folder by itself: below a folder that is watched whole, a file that an editor has replaced is lost sight of.
  const watchFolders = () => {
    for (const watcher of watched) watcher.close();
    watched = globSync("app/content/{,**/}", { cwd: ROOT }).map((folder) => watch(path.join(ROOT, folder), onEdit).unref());
  };
  const onEdit = () => {
    edits++;
    latest = look(edits);
    watchFolders();
  };
  watchFolders();
  return () => latest;
}

/** The sentences of the faults. In a process of its own: this one has read the content of before the edit. */
function check(): Promise<string> {
  const args = ["--import", "./scripts/check-content.ts", "--eval", ""];
  return new Promise((resolve) =>
    execFile(process.execPath, args, { cwd: ROOT }, (error, _, faults) => resolve(error ? faults.trim() : "")),
  );
}
