import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Memory = typeof import("./popup-memory.ts");

let memory: Memory;

beforeEach(async () => {
  vi.resetModules();
  memory = await import("./popup-memory.ts");
});

afterEach(() => vi.unstubAllGlobals());

function stubStorage(flags = new Map<string, string>()) {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => flags.get(key) ?? null,
    setItem: (key: string, value: string) => flags.set(key, value),
  });
  return flags;
}

test("each card has a flag of its own in session storage", () => {
  const flags = stubStorage();
  memory.rememberSeen("promo");

  expect([...flags.keys()]).toEqual(["cimes-annonce-vue"]);
  expect(memory.hasBeenSeen("promo")).toBe(true);
  expect(memory.hasBeenSeen("callback")).toBe(false);
});

test("a flag of an earlier page of the session counts", () => {
  stubStorage(new Map([["cimes-rappel-vu", "1"]]));
  expect(memory.hasBeenSeen("callback")).toBe(true);
});

test("a browser that refuses storage remembers until the next full load", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });

  expect(memory.hasBeenSeen("promo")).toBe(false);
  memory.rememberSeen("promo");
  expect(memory.hasBeenSeen("promo")).toBe(true);
});
