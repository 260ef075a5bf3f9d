/** A text of this tab: under one name in session storage, doubled in memory for browsers that refuse it, where it goes with the next full load. */
export function openSessionText(name: string) {
  let remembered = "";
  return {
    /** Empty when there is none. */
    read(): string {
      try {
        return sessionStorage.getItem(name) ?? remembered;
      } catch {
        return remembered;
      }
    },
    write(text: string): void {
      remembered = text;
      try {
        if (text === "") sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, text);
      } catch {
        // Memory alone, then.
      }
    },
  };
}

/** What has happened in this visit: words under one name. */
export interface SessionMemory {
  has(word: string): boolean;
  add(word: string): void;
}

export function openSessionMemory(name: string): SessionMemory {
  const text = openSessionText(name);
  const readWords = () => text.read().split(" ");
  return {
    has: (word) => readWords().includes(word),
    add: (word) => text.write([...new Set([...readWords(), word])].join(" ").trim()),
  };
}
