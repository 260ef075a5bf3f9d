/**
 * Reads, and once more when that fails: after a while without questions the local database closes the connection that was kept, and the
 * first question finds that out. For reading only. Throws what the second attempt throws.
 */
export async function readTwice<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch {
    return read();
  }
}
