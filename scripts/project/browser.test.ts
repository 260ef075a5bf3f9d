import { expect, test } from "vitest";
import { CliError } from "../toolbox.ts";
import { findBrowser, type Machine } from "./browser.ts";

const OWN = "/home/claire/.cache/ms-playwright/chromium/chrome";
const SYSTEM = "/usr/bin/chromium";
const SHELL = "/usr/bin/chromium-headless-shell";
const APT = "/usr/bin/apt-get";
/** No path: Playwright starts its own. */
const PLAYWRIGHTS = undefined;

interface Told {
  machine: Machine;
  /** Commands that were run, in order. */
  commands: string[];
  lines: string[];
}

/** A machine with these files; `brings` says which file a command leaves behind, a command that is not there fails. */
function machineWith(files: string[], brings: Record<string, string | null> = {}, options: Partial<Machine> = {}): Told {
  const commands: string[] = [];
  const lines: string[] = [];
  return {
    commands,
    lines,
    machine: {
      env: {},
      ownBrowser: OWN,
      isRoot: false,
      exists: (file) => files.includes(file),
      run(command, args) {
        const line = [command, ...args].join(" ");
        commands.push(line);
        const brought = brings[line];
        if (brought) files.push(brought);
        return brought !== undefined;
      },
      say: (line) => lines.push(line),
      ...options,
    },
  };
}

const DOWNLOAD = "playwright install chromium";
const TRIAL = `${OWN} --headless --no-sandbox --version`;

test("a browser that is there is taken without a word: the one that is named, Playwright's, the system's without a window", () => {
  for (const [files, env, found] of [
    [["/opt/chromium", OWN, SYSTEM], { CHROMIUM_PATH: "/opt/chromium" }, "/opt/chromium"],
    [[OWN, SYSTEM], {}, PLAYWRIGHTS],
    [[SYSTEM, SHELL], {}, SHELL],
    [[SYSTEM], {}, SYSTEM],
  ] as const) {
    const { machine, commands, lines } = machineWith([...files], {}, { env });
    expect(findBrowser(machine)).toBe(found);
    expect([...commands, ...lines]).toEqual([]);
  }
});

test("a path to a missing file is reported, and nothing is installed instead", () => {
  const { machine, commands } = machineWith([OWN], {}, { env: { CHROMIUM_PATH: "/opt/typo" } });
  expect(() => findBrowser(machine)).toThrow('CHROMIUM_PATH names "/opt/typo", which does not exist.');
  expect(commands).toEqual([]);
});

test("a missing browser is downloaded by Playwright, and one line says what and why and how to forbid it", () => {
  const { machine, commands, lines } = machineWith([APT], { [DOWNLOAD]: OWN, [TRIAL]: null });
  expect(findBrowser(machine)).toBe(PLAYWRIGHTS);
  expect(commands).toEqual([DOWNLOAD, TRIAL]);
  expect(lines).toEqual([
    "The end-to-end tests need a browser and there is none: installing Playwright's Chromium (PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 forbids it)…",
  ]);
});

test.each([
  ["fails", {}, [DOWNLOAD]],
  ["does not start for want of libraries", { [DOWNLOAD]: OWN }, [DOWNLOAD, TRIAL]],
] as const)("the system's package is installed where the download %s, and that is said too", (_, brings, tried) => {
  const update = "sudo -n apt-get update -qq";
  const install = "sudo -n apt-get install -y -qq --no-install-recommends chromium-headless-shell";
  const { machine, commands, lines } = machineWith([APT], { ...brings, [update]: null, [install]: SHELL });
  expect(findBrowser(machine)).toBe(SHELL);
  expect(commands).toEqual([...tried, update, install]);
  expect(lines[1]).toBe(
    "That did not work here: installing the system's package instead (sudo -n apt-get install chromium-headless-shell)…",
  );
});

test("root installs the package without sudo, and the whole browser where there is no package of the shell", () => {
  const { machine, commands } = machineWith([APT], { "apt-get install -y -qq --no-install-recommends chromium": SYSTEM }, { isRoot: true });
  expect(findBrowser(machine)).toBe(SYSTEM);
  expect(commands).toContain("apt-get update -qq");
  expect(commands.slice(-2)).toEqual(
    ["chromium-headless-shell", "chromium"].map((name) => `apt-get install -y -qq --no-install-recommends ${name}`),
  );
});

test.each([
  ["without packages of a system", []],
  ["whose packages cannot be installed", [APT]],
])("on a machine %s the last line says what to run by hand", (_, files) => {
  const { machine } = machineWith(files);
  expect(() => findBrowser(machine)).toThrow(
    new CliError(
      "No browser could be installed for the end-to-end tests: run `npx playwright install --with-deps chromium`, or give the path of a Chromium in CHROMIUM_PATH.",
    ),
  );
});

test("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 forbids to install, and says what to run by hand; 0 does not", () => {
  const forbidden = machineWith([APT], { [DOWNLOAD]: OWN }, { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" } });
  expect(() => findBrowser(forbidden.machine)).toThrow(
    new CliError(
      "The end-to-end tests need a browser, and PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD forbids to install one: run `npx playwright install --with-deps chromium`, or give the path of a Chromium in CHROMIUM_PATH.",
    ),
  );
  expect([...forbidden.commands, ...forbidden.lines]).toEqual([]);

  const allowed = machineWith([], { [DOWNLOAD]: OWN, [TRIAL]: null }, { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "0" } });
  expect(findBrowser(allowed.machine)).toBe(PLAYWRIGHTS);
});
