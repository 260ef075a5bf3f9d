import { afterEach, expect, test } from "vitest";
import { run } from "./command.ts";

const { platform } = process;
afterEach(() => void Object.defineProperty(process, "platform", { value: platform }));

test.each(["linux", "win32"])("a command on %s gets each argument as it is, spaces and special characters too", (name) => {
  Object.defineProperty(process, "platform", { value: name });
  const given = ["C:\\Marie Dupont\\cimes", "a & b", '"$HOME"'];
  expect(JSON.parse(run("node", ["-p", "JSON.stringify(process.argv.slice(1))", "--", ...given], { isQuiet: true }))).toEqual(given);
});

test("a tool of the project runs where it lies, whatever PATH says", () => {
  expect(run("wrangler", ["--version"], { isQuiet: true, env: { PATH: "" } })).toMatch(/\d+\.\d+/);
});
