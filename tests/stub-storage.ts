import { vi } from "vitest";

/** Stubs the session storage with what earlier pages stored. Returns its items. */
export function stubStorage(kept: Record<string, string> = {}): Map<string, string> {
  const items = new Map(Object.entries(kept));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
}
