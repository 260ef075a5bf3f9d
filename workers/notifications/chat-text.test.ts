import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainName, quoteAsCode } from "./chat-text.ts";

test.each(["Zoé", "Jean-Marc", "Anne Marie", "N'Golo", "D’Arcy", "Ελένη", "Nguyễn", "Анна"])("the name %s is unchanged", (name) => {
  expect(plainName(name)).toBe(name);
});

test.each([
  ["@all", "all"],
  ["@channel Zoé", "channel Zoé"],
  ["<!channel>", "channel"],
  ["<https://mechant.test|Zoé>", "https mechant. test Zoé"],
  ["[Zoé](https://mechant.test)", "Zoé https mechant. test"],
  ["www.mechant.test", "www. mechant. test"],
  ["**Zoé** _Zoé_ ~Zoé~ `Zoé`", "Zoé Zoé Zoé Zoé"],
  [":warning: #general ~town", "warning general town"],
  ["&lt;!here&gt;", "lt here gt"],
  ["J.-P.", "J. -P."],
  ["@@", "prénom illisible"],
  ["\u200B\u200E", "prénom illisible"],
])("the name %j becomes %j", (name, plain) => expect(plainName(name)).toBe(plain));

test("no name can contain a mention, an address, markdown or a command", () => {
  const letter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(letter, fc.constantFrom(..."@#<>&*_~`[]()|:/\\!. ")) }), (name) => {
      expect(plainName(name)).not.toMatch(/[@#<>&*_~`[\]()|:/\\!]|\.\S/);
    }),
  );
});

test("text shown as code cannot end the code or the line, and contains no Slack command", () => {
  expect(quoteAsCode("GET /`<!channel>`\n@all & co")).toBe("`GET / &lt;!channel&gt; @all &amp; co`");
});
