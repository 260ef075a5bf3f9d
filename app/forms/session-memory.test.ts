import { expect, test } from "vitest";
import { refuseStorage, stubStorage } from "#tests/stub-storage.ts";
import { openSessionMemory, openSessionText } from "./session-memory.ts";

test("an event is stored once, beside those of earlier pages", () => {
  const items = stubStorage({ montre: "/a" });
  const shown = openSessionMemory("montre");
  for (const path of ["/b", "/a"]) shown.add(path);
  expect([...items]).toEqual([["montre", "/a /b"]]);
  expect(["/a", "/b", "/c"].map((path) => shown.has(path))).toEqual([true, true, false]);
  expect(openSessionMemory("autre").has("/a")).toBe(false);
});

test("a browser that refuses storage remembers until the next full load", () => {
  refuseStorage();
  const shown = openSessionMemory("montre");
  expect(shown.has("/a")).toBe(false);
  shown.add("/a");
  expect(shown.has("/a")).toBe(true);
  expect(openSessionMemory("montre").has("/a")).toBe(false);
  const text = openSessionText("brouillon");
  for (const written of ["Claire", ""]) {
    text.write(written);
    expect(text.read()).toBe(written);
  }
});

test("events after storage is full are remembered", () => {
  stubStorage({ montre: "/a" });
  const shown = openSessionMemory("montre");
  sessionStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  shown.add("/b");
  expect([shown.has("/a"), shown.has("/b")]).toEqual([true, true]);
});
