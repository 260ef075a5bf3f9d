import type { Environment } from "./deployment.ts";

/** The options with which an operator's command works on a deployment; none for this machine. Apart, for the screens use it in the browser. */
export function remoteOptions(environment: Environment | null): string {
  if (environment === null) return "";
  return environment === "preview" ? " --remote --env preview" : " --remote";
}
