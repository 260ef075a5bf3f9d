import { expect, test, vi } from "vitest";
import { CliError } from "../toolbox.ts";
import { findBrowser } from "./browser.ts";

test("the browser that CHROMIUM_PATH names is taken; a path to a missing file is reported, and nothing is installed instead", () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect(findBrowser()).toBe(process.execPath);
  vi.stubEnv("CHROMIUM_PATH", "/opt/typo");
  expect(findBrowser).toThrow(new CliError('CHROMIUM_PATH names "/opt/typo", which does not exist.'));
});
