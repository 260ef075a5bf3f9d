import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createApp } from "#workers/create-app.ts";

const app = createApp(() => new Response("<!DOCTYPE html>", { headers: { "Content-Type": "text/html; charset=utf-8" } }));

async function readRobotsTag(host: string, indexing: string): Promise<string | null> {
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`https://${host}/contact`), { ...env, INDEXING: indexing } as Env, context);
  await waitOnExecutionContext(context);
  return response.headers.get("X-Robots-Tag");
}

test("the live site may be indexed", async () => {
  expect(await readRobotsTag("live.test", "allow")).toBeNull();
});

test.each(["forbid", "", "Allow"])("with INDEXING = %j no page may be indexed, be it rendered or kept", async (indexing) => {
  expect(await readRobotsTag(`preview-${indexing}.test`, indexing)).toBe("noindex");
  expect(await readRobotsTag(`preview-${indexing}.test`, indexing)).toBe("noindex");
});
