import { writeFileSync, mkdirSync } from "node:fs";
import { test } from "vitest";
import { readLines } from "#tests/plain-text.ts";
import { renderPage } from "#tests/render-page.ts";
test("read", async () => {
  for (const [address, day] of JSON.parse(process.env.READ ?? "[]")) {
    const html = (await renderPage(address, day));
    console.log(`\n##### ${day} ${address}\n` + readLines(html.replace(/<script.*?<\/script>/gs, "")).join("\n"));
  }
});
