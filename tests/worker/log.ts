import { type MockInstance, vi } from "vitest";

let log: MockInstance<typeof console.error>;

/** Each test file has a console of its own. */
export function watchLog(): void {
  log = vi.spyOn(console, "error");
}

/** The errors that the Worker has logged since the test began. */
export const readLog = (): string => log.mock.calls.join("\n");

export const readLines = (): Record<string, unknown>[] => log.mock.calls.map(([line]) => JSON.parse(String(line)));
