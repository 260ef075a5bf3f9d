import { Agent, request as ask } from "node:http";
import { expect } from "vitest";
import { test } from "./site.ts";

const KILOBYTE = "x".repeat(1024);
const REFUSED = 125;
const INNOCENT_AFTER_EACH = 4;
const AT_ONCE = 25;
const TIMEOUT_MS = 180_000;

test("500 innocent requests between refused ones are all answered", { timeout: TIMEOUT_MS }, async ({ site }) => {
  const statuses: number[] = [];
  const send = async (path: string, body?: string) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(new URL(path, site.address), body === undefined ? {} : { method: "POST", headers, body });
    await answer.arrayBuffer();
    return answer.status;
  };
  const refuseThenAsk = async (index: number) => {
    expect(await send("/api/catalogue-downloads", KILOBYTE.repeat(index % 50 === 0 ? 1000 : 17))).toBe(413);
    for (let turn = 0; turn < INNOCENT_AFTER_EACH; turn++)
      statuses.push(await (turn % 2 === 0 ? send("/api/privacy-signal") : send("/api/catalogue-downloads", "{}")));
  };
  for (let index = 0; index < REFUSED; index += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => refuseThenAsk(index + offset)));

  expect(statuses).toHaveLength(REFUSED * INNOCENT_AFTER_EACH);
  expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
});

test("a page that is asked for with a body, kept or not, leaves nothing of it on the connection", { timeout: TIMEOUT_MS }, async ({
  site,
}) => {
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
