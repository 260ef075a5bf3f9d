import { trackerNames } from "#app/content/legal/tracker-names.ts";

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

/** Words stored once each. */
export function openSessionMemory(name: string) {
  const text = openSessionText(name);
  const readWords = () => text.read().split(" ");
  return {
    has: (word = "1") => readWords().includes(word),
    add: (word = "1") => text.write([...new Set([...readWords(), word])].join(" ").trim()),
  };
}

/** No card offers the catalogue again in this session. */
export const announcedCatalogue = openSessionMemory(trackerNames.promoPopup);
/** After a booking or a request, no card invites again in this session. */
export const askedCallback = openSessionMemory(trackerNames.askedCallback);
