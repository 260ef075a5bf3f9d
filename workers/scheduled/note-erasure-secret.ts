import { fingerprintPepper } from "#workers/people/erasure-hashes.ts";
import { readErasurePepper } from "../settings/settings.ts";
import { writeErasureSecretFingerprint } from "../storage/erasure-secret.ts";

/** Notes which secret of erasures this site has, for the machines of its operators to compare theirs. */
export async function noteErasureSecret(env: Pick<Env, "OUTBOX">): Promise<void> {
  const pepper = readErasurePepper(env);
  if (pepper !== null) await writeErasureSecretFingerprint(env.OUTBOX, await fingerprintPepper(pepper));
}
