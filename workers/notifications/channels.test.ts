import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { postToWebhook } from "./channels.ts";

test.each([302, 307])("a webhook that redirects with %i counts as failed, and the message is not forwarded", async (status) => {
  const asked: string[] = [];
  const server = createServer(({ method, url }, answer) => {
    asked.push(`${method} ${url}`);
    answer.writeHead(url === "/" ? status : 200, url === "/" ? { Location: "/ailleurs" } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    await expect(postToWebhook(address, { text: "Claire" })).rejects.toThrow(new Error(`The webhook answered ${status}`));
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }

  expect(asked).toEqual(["POST /"]);
});
