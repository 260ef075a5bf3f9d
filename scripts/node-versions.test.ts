import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const { engines, optionalDependencies } = JSON.parse(read("package.json"));

test("README, package.json, the installation and .nvmrc name the same versions of Node", () => {
  const sentence =
    /any Node from (\d+) on, which fetches the project's own Node (\d+) with the packages; on Apple silicon, for which npm has none, install Node (\d+) \(([\d.]+) will do\)/;
  const [, oldest, own, byHand, least] = sentence.exec(read("README.md")) ?? [];
  expect(engines.node).toBe(`>=${oldest}`);
  expect([own, byHand]).toEqual([read(".nvmrc").trim(), read(".nvmrc").trim()]);
  const majors = Object.values<string>(optionalDependencies).map((version) => version.split(".")[0]);
  expect(new Set(majors)).toEqual(new Set([own]));
  const installation = read("scripts/install.mjs");
  expect(installation).toContain(`MINIMUM_NODE = [${least?.replace(".", ", ")}]`);
  expect(installation).toMatch(new RegExp(`any Node from\\s+// ${oldest} on`));
});
