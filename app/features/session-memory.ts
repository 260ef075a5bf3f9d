/** What has happened in this visit: words under one name in session storage, doubled in memory for browsers that refuse it. */
export interface SessionMemory {
  has(word: string): boolean;
  add(word: string): void;
}

export function openSessionMemory(name: string): SessionMemory {
  const added = new Set<string>();
  return {
    has: (word) => added.has(word) || readWords(name).includes(word),
    add(word) {
      added.add(word);
      try {
        sessionStorage.setItem(name, [...new Set([...readWords(name), ...added])].join(" "));
      } catch {
        // Memory alone, then: it ends with the next full load.
      }
    },
  };
}

function readWords(name: string): string[] {
  try {
    return sessionStorage.getItem(name)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
