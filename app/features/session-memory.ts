/** A text of this tab: under one name in session storage, or in memory where that refuses it, until the next full load. */
export function openSessionText(name: string) {
  /** What the storage did not take. */
  let refused: string | undefined;
  return {
    /** Empty when there is none. */
    read(): string {
      try {
        return refused ?? sessionStorage.getItem(name) ?? "";
      } catch {
        return "";
      }
    },
    write(text: string): void {
      try {
        if (text === "") sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, text);
        refused = undefined;
      } catch {
        refused = text;
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
