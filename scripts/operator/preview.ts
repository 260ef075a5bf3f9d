import { appendFileSync } from "node:fs";
import { buildSite } from "../build-site.ts";
import { readArguments } from "../command-line.ts";
import { CliError, runMain } from "../toolbox.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";

const ALIAS = /^[a-z][a-z0-9-]{0,30}$/;

/**
 * `npm run preview -- --alias pr-12`: shows the present code at an address of its own, beside the preview site and on its data.
 * `--output` names a file that gets the line `address=…`, as a workflow of GitHub reads it.
 */
await runMain(async () => {
  const { options } = readArguments(process.argv.slice(2), { alias: { type: "string" }, output: { type: "string" } });
  const alias = options.alias ?? "";
  if (!ALIAS.test(alias))
    throw new CliError("--alias est le début de l'adresse : des lettres minuscules, des chiffres et des tirets, par exemple pr-12.");
  await buildSite("preview");
  const lines = runWrangler(["versions", "upload", "--preview-alias", alias], "preview");
  const address = lines.find(({ type }) => type === "version-upload")?.preview_alias_url;
  const doubt = "le site de prévisualisation existe-t-il (npm run deploy -- --env preview), avec ses « Preview URLs » ?";
  if (!address) throw new CliError(`Cloudflare n'a pas donné d'adresse : ${doubt}`);
  if (options.output) appendFileSync(options.output, `address=${address}\n`);
  console.log(`Aperçu : ${address}`);
});
