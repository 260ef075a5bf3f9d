import { expect } from "vitest";
import { test } from "./site.ts";

const KILOBYTE = "x".repeat(1024);
const REQUESTS = 500;
const AT_ONCE = 10;

test("500 innocent requests between refused ones are all answered: a refusal leaves nothing of its body on the connection", async ({
  get,
}) => {
  const statuses: number[] = [];
  const refuse = async (index: number) => {
    const answer = await get("/api/catalogue-downloads", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: KILOBYTE.repeat(index % 50 === 0 ? 1000 : 17),
    });
    expect(answer.status).toBe(413);
    await answer.text();
  };
  const ask = async (index: number) => {
    const answer = await (index % 2 === 0
      ? get("/api/privacy-signal")
      : get("/api/catalogue-downloads", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" }));
    statuses.push(answer.status);
    await answer.text();
  };
  for (let index = 0; index < REQUESTS; index += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => refuse(index + offset).then(() => ask(index + offset))));

  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses).toHaveLength(REQUESTS);
});
