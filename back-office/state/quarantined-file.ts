import { visitContext } from "#scripts/operator/back-office/office.ts";
import { readQuarantined } from "#scripts/operator/back-office/state/outbox-records.ts";
import { answerFile } from "../frame/query.ts";
import type { Route } from "./+types/quarantined-file";

/** A record of quarantine as it lies there, to be kept. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get("cle") ?? "";
  const bytes = await readQuarantined(context.get(visitContext).stores, key);
  if (!bytes) throw new Response("Ce fichier n’est plus en quarantaine.", { status: 404 });
  return answerFile(bytes, key);
}
