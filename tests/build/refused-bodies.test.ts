import { expect } from "vitest";
import { test } from "./site.ts";

const KILOBYTE = "x".repeat(1024);
const REFUSED = 125;
const INNOCENT_AFTER_EACH = 4;
const AT_ONCE = 25;
const TIMEOUT_MS = 180_000;

test("500 innocent requests between refused ones are all answered: a refusal leaves nothing of its body on the connection", {
  timeout: TIMEOUT_MS,
}, async ({ site }) => {
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
