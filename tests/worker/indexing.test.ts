import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { send } from "./forms.ts";

async function readRobotsTag(host: string, indexing: string): Promise<string | null> {
  return (await send(`https://${host}/contact`, {}, { ...env, INDEXING: indexing } as Env)).headers.get("X-Robots-Tag");
}

test("the live site may be indexed", async () => {
  expect(await readRobotsTag("live.test", "allow")).toBeNull();
});

test.each(["forbid", "", "Allow"])("with INDEXING = %j no page may be indexed, be it rendered or kept", async (indexing) => {
  expect(await readRobotsTag(`preview-${indexing}.test`, indexing)).toBe("noindex");
  expect(await readRobotsTag(`preview-${indexing}.test`, indexing)).toBe("noindex");
});
