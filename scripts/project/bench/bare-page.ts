import { cpSync, symlinkSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { ROOT, runTool } from "#scripts/toolbox.ts";
import { type PageWeight, weighPage } from "./page-weight.ts";

/** The floor of the sizes: one heading on React Router and React of the same versions, built in `folder`. */
export async function weighBarePage(folder: string): Promise<PageWeight> {
  cpSync(path.join(import.meta.dirname, "bare-app"), folder, { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
  runTool("react-router", ["build", folder], { isQuiet: true });
  const build = (await import(pathToFileURL(path.join(folder, "build", "server", "index.js")).href)) as ServerBuild;
  const page = await createRequestHandler(build)(new Request("http://bare.test/"));
  return weighPage(await page.text(), path.join(folder, "build", "client"));
}
