import type { Environment } from "./deployment.ts";

/** The options with which a command works on a deployment; none for this machine. In a file of its own, which browsers can read. */
export function remoteOptions(environment: Environment | null): string {
  if (environment === null) return "";
  return environment === "preview" ? " --remote --env preview" : " --remote";
}
