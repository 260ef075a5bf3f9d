import { Agent, request as ask } from "node:http";
import { expect } from "vitest";
import { test } from "./site.ts";

const KILOBYTE = "x".repeat(1024);

test("a GET with a body, refused or not, leaves none of it on the connection", async ({ site }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string, body = "") =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = body === "" ? {} : { "Content-Length": body.length };
      const asked = ask(new URL(path, site.address), { agent, headers, timeout: 10_000 }, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode));
      });
      asked.on("timeout", () => asked.destroy(new Error("No answer"))).on("error", reject);
      asked.end(body);
    });
  try {
    for (const path of ["/faq", "/faq", "/api/privacy-signal"]) {
      expect(await get(path, KILOBYTE)).toBe(200);
      expect(await get(path, KILOBYTE.repeat(200))).toBe(413);
      expect(await get(path)).toBe(200);
    }
  } finally {
    agent.destroy();
  }
});
