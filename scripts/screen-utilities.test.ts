import { readFileSync } from "node:fs";
import path from "node:path";
import { createGenerator } from "unocss";
import { expect, test } from "vitest";
import { unoOptions } from "#app/ui/theme.ts";
import { ROOT } from "#scripts/command.ts";
import { findOwnTokens, listSources } from "./screen-utilities.ts";

const STRING = /"[^"\n]*"|`[^`]*`/g;

const own = findOwnTokens();
const uno = await createGenerator(unoOptions);

/** The rules of a token under a query. */
async function read(token: string) {
  const rules = (await uno.parseToken(token)) ?? [];
  return rules.flatMap(([, , body, parent]) => (parent ? [{ body, properties: body.match(/[\w-]+(?=:)/g) ?? [] }] : []));
}

function sharesProperty(one: readonly string[], other: readonly string[]): boolean {
  return one.some((a) => other.some((b) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)));
}

/** Whether in one sheet of everything the rule of the first stands before that of the other. */
async function standsBefore(first: { body: string }, other: { body: string }, tokens: string[]): Promise<boolean> {
  const { css } = await uno.generate(tokens, { preflights: false });
  return css.indexOf(first.body) < css.indexOf(other.body);
}

test("a utility that comes with its screen overrules none that stands behind it in one sheet", async () => {
  const overruled: string[] = [];
  for (const file of listSources().filter((source) => source.startsWith("app/routes/"))) {
    for (const [text] of readFileSync(path.join(ROOT, file), "utf8").matchAll(STRING)) {
      const tokens = text.slice(1, -1).split(/\s+/);
      for (const mine of tokens.filter((token) => own.has(token) && !token.endsWith("!"))) {
        for (const shared of tokens.filter((token) => !own.has(token))) {
          for (const first of await read(mine)) {
            for (const other of await read(shared)) {
              if (first.body === other.body || !sharesProperty(first.properties, other.properties)) continue;
              if (await standsBefore(first, other, [mine, shared])) overruled.push(`${file}: ${mine}, ${shared}`);
            }
          }
        }
      }
    }
  }
  expect(overruled).toEqual([]);
});

test("what two screens use, or what all pages share, stays in the sheet of all pages", () => {
  expect(own.get("print:hidden")).toBeUndefined();
  expect(new Set(own.values())).toContain("home");
});
