/** Which secret of erasures the Worker holds, by its fingerprint: nobody can read a secret back, and every machine must have the same. */

export const ERASURE_SECRET_KEY = "erasure-secret.txt";

/** Notes the fingerprint, unless it is noted already. */
export async function writeErasureSecretFingerprint(bucket: R2Bucket, fingerprint: string): Promise<void> {
  const noted = await bucket.get(ERASURE_SECRET_KEY);
  if ((await noted?.text()) === fingerprint) return;
  await bucket.put(ERASURE_SECRET_KEY, fingerprint, { httpMetadata: { contentType: "text/plain" } });
}
