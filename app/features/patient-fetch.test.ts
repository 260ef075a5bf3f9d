import { beforeEach, expect, test, vi } from "vitest";
import { fetchWithRetryAfter } from "./patient-fetch.ts";

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});

function refuse(retryAfter?: string): Response {
  return new Response("", { status: 429, ...(retryAfter && { headers: { "Retry-After": retryAfter } }) });
}

test("a 429 with a Retry-After is retried after that delay, and the wait is announced", async () => {
  fetched.mockResolvedValueOnce(refuse("12")).mockResolvedValueOnce(new Response("ok"));
  const onWait = vi.fn();
  const answer = fetchWithRetryAfter("/api/x", { method: "POST", body: "a" }, onWait);
  await vi.advanceTimersByTimeAsync(11_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(onWait.mock.calls).toEqual([[12]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe("ok");
  expect(onWait.mock.calls).toEqual([[12], [null]]);
  expect(fetched.mock.calls[1]).toEqual(fetched.mock.calls[0]);
});

test("the fourth refusal is returned", async () => {
  fetched.mockImplementation(async () => refuse("10"));
  const answer = fetchWithRetryAfter("/api/x", {}, () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await answer).status).toBe(429);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("no wait is longer than a minute", async () => {
  fetched.mockResolvedValueOnce(refuse("86400")).mockResolvedValueOnce(new Response("ok"));
  const answer = fetchWithRetryAfter("/api/x", {}, () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await answer).status).toBe(200);
});

test.each([undefined, "bientôt", "0"])("a 429 with the Retry-After %s, or any other response, is returned at once", async (retryAfter) => {
  const onWait = vi.fn();
  for (const answer of [refuse(retryAfter), new Response("", { status: 503, headers: { "Retry-After": "5" } })]) {
    fetched.mockResolvedValueOnce(answer);
    expect(await fetchWithRetryAfter("/api/x", {}, onWait)).toBe(answer);
  }
  expect(onWait).not.toHaveBeenCalled();
});
