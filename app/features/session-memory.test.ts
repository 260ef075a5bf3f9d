import { expect, test, vi } from "vitest";
import { openSessionMemory } from "./session-memory.ts";

function stubStorage(items = new Map<string, string>()) {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return items;
}

test("each form draft has its own key in session storage", () => {
  const items = stubStorage();
  const shown = openSessionMemory("montre");
  shown.add("/a");
  shown.add("/b");
  shown.add("/a");

  expect([...items]).toEqual([["montre", "/a /b"]]);
  expect(shown.has("/b")).toBe(true);
  expect(shown.has("/c")).toBe(false);
  expect(openSessionMemory("autre").has("/a")).toBe(false);
});

test("what an earlier page of the session saved still counts and is kept along with what is added", () => {
  const items = stubStorage(new Map([["montre", "/a"]]));
  const shown = openSessionMemory("montre");
  expect(shown.has("/a")).toBe(true);

  shown.add("/b");
  expect(items.get("montre")).toBe("/a /b");
});

test("a browser that refuses storage remembers until the next full load", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  const shown = openSessionMemory("montre");

  expect(shown.has("/a")).toBe(false);
  shown.add("/a");
  expect(shown.has("/a")).toBe(true);
});
