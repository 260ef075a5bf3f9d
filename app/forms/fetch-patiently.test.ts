import { beforeEach, expect, test, vi } from "vitest";
import { fetchPatiently } from "./fetch-patiently.ts";

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
  const answer = fetchPatiently("/api/x", { method: "POST", body: "a" }, onWait);
  await vi.advanceTimersByTimeAsync(11_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(onWait).toHaveBeenLastCalledWith(12);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe("ok");
  expect(onWait).toHaveBeenLastCalledWith(null);
  for (const call of fetched.mock.calls) expect(call).toEqual(["/api/x", expect.objectContaining({ method: "POST", body: "a" })]);
});

test("the fourth refusal is returned", async () => {
  fetched.mockImplementation(async () => refuse("10"));
  const answer = fetchPatiently("/api/x", {}, () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await answer).status).toBe(429);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("no wait is longer than a minute", async () => {
  fetched.mockResolvedValueOnce(refuse("86400")).mockResolvedValueOnce(new Response("ok"));
  const answer = fetchPatiently("/api/x", {}, () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await answer).status).toBe(200);
});

test.each([undefined, "bientôt", "0"])("a 429 with the Retry-After %s, or any other response, is returned at once", async (retryAfter) => {
  const onWait = vi.fn();
  for (const answer of [refuse(retryAfter), new Response("", { status: 503, headers: { "Retry-After": "5" } })]) {
    fetched.mockResolvedValueOnce(answer);
    expect((await fetchPatiently("/api/x", {}, onWait)).status).toBe(answer.status);
  }
  expect(onWait).not.toHaveBeenCalledWith(expect.any(Number));
});

/** As a browser does: an aborted request rejects. */
function neverAnswer(_: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}

test("an answer that doesn't come is announced as late after 10 s and given up after 25 s", async () => {
  fetched.mockImplementation(neverAnswer);
  const onWait = vi.fn();
  const ended = vi.fn();
  fetchPatiently("/api/x", { method: "POST" }, onWait).catch(ended);
  await vi.advanceTimersByTimeAsync(9999);
  expect(onWait).not.toHaveBeenCalledWith("late");
  await vi.advanceTimersByTimeAsync(1);
  expect(onWait).toHaveBeenLastCalledWith("late");
  await vi.advanceTimersByTimeAsync(14_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  expect(onWait).toHaveBeenLastCalledWith(null);
  expect(fetched).toHaveBeenCalledOnce();
});

test("a late answer ends the wait, and no timer is left", async () => {
  fetched.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    return Response.json({ ok: true });
  });
  const onWait = vi.fn();
  const answer = fetchPatiently("/api/x", {}, onWait);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await (await answer).json()).toEqual({ ok: true });
  expect(onWait).toHaveBeenLastCalledWith(null);
  expect(vi.getTimerCount()).toBe(0);
});

/** Sends a byte every `pauseMs`; after the last one it ends, or stays silent. */
function trickle(bytes: number, pauseMs: number, hasEnd: boolean): typeof neverAnswer {
  return async (_, { signal }) => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        signal?.addEventListener("abort", () => controller.error(signal.reason));
        for (let sent = 0; sent < bytes; sent++) {
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          controller.enqueue(new Uint8Array([65 + sent]));
        }
        if (hasEnd) controller.close();
      },
    });
    return new Response(body, { headers: { "Content-Type": "application/pdf" } });
  };
}

test("the limit counts between the parts of a file, not over the whole", async () => {
  fetched.mockImplementation(trickle(20, 9000, true));
  const onWait = vi.fn();
  const answer = fetchPatiently("/api/x", {}, onWait);
  await vi.advanceTimersByTimeAsync(20 * 9000);
  const file = await (await answer).blob();
  expect([await file.text(), file.type]).toEqual(["ABCDEFGHIJKLMNOPQRST", "application/pdf"]);
  expect(onWait).not.toHaveBeenCalledWith("late");
});

test("a file that stops on its way is given up 25 s after its last part", async () => {
  fetched.mockImplementation(trickle(3, 1000, false));
  const ended = vi.fn();
  fetchPatiently("/api/x", {}, () => undefined).catch(ended);
  await vi.advanceTimersByTimeAsync(27_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});
