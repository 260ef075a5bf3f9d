import { type MockInstance, vi } from "vitest";

let log: MockInstance<typeof console.error>;

/** Once per test file: each has its own console. */
export function watchLog(): void {
  log = vi.spyOn(console, "error");
}

export const readLog = (): string => log.mock.calls.join("\n");

export const readLines = (): Record<string, unknown>[] => log.mock.calls.map(([line]) => JSON.parse(String(line)));
