import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";
import { CliError, ROOT } from "../toolbox.ts";

/** Who notes: `--par Nadia`, else the first name that git knows, else the account of this machine. Throws a CliError for an empty name. */
export function readAuthor(given: string | undefined): string {
  const name = given?.trim();
  if (name === "" || name?.startsWith("--")) throw new CliError("--par est suivi d'un prénom, par exemple --par Nadia.");
  return name ?? findName();
}

function findName(): string {
  const { stdout } = spawnSync("git", ["config", "user.name"], { cwd: ROOT, encoding: "utf8" });
  return stdout?.trim().split(/\s+/)[0] || userInfo().username;
}
