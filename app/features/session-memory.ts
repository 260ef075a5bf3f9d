/** Falls back to memory where session storage is blocked. */
export function openSessionText(name: string) {
  let refused: string | undefined;
  return {
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
