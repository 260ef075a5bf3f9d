/** The refusals that erasures left, one file for each: `<day and time>-<id>.json`. Read and written by people/erase-person.ts. */
export const OPPOSITION_FILES = "erasures/oppositions/";

/** Deletes the files written before a moment (ISO 8601), and returns how many. */
export async function deleteOppositionFilesBefore(bucket: R2Bucket, before: string): Promise<number> {
  let deleted = 0;
  for (let truncated = true; truncated; ) {
    const page = await bucket.list({ prefix: OPPOSITION_FILES });
    const expired = page.objects.map(({ key }) => key).filter((key) => key < OPPOSITION_FILES + before);
    if (expired.length > 0) await bucket.delete(expired);
    deleted += expired.length;
    // In the order of their names, the oldest first: a page that still holds a younger one is the last that matters.
    truncated = page.truncated && expired.length === page.objects.length;
  }
  return deleted;
}
