import type { FaqItem } from "#app/content/faq.ts";

/** Folds case, accents, apostrophes and spaces: `L’Éligibilité` → `l'eligibilite`. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[’ʼ]/g, "'")
    .replace(/œ/gi, "oe")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/**
 * Every word must match question, answer or category, ignoring case, accents and apostrophes; a word of three letters
 * or less only as a whole. An empty search matches everything.
 */
export function filterFaq(items: readonly FaqItem[], search: string): FaqItem[] {
  const words = splitWords(search);
  return items.filter(({ question, answer, category }) => {
    const text = fold(`${question}\n${answer}\n${category}`);
    return words.every((word) => holds(text, word));
  });
}

/** Both folded. */
function holds(text: string, word: string): boolean {
  return word.length > 3 || !WORD.test(word) ? text.includes(word) : spaceOut(text).includes(spaceOut(word));
}

/** `qu'il m'a dit` → ` qu il m a dit ` */
function spaceOut(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ")} `;
}

/** The text in parts: every second one is a word that the search has found. */
export function splitAtFound(text: string, search: string): string[] {
  const wanted = splitWords(search).filter((word) => WORD.test(word));
  const parts = [""];
  for (const [index, piece] of text.split(EACH_WORD).entries()) {
    if (index % 2 === 1 && wanted.some((word) => holds(fold(piece), word))) parts.push(piece, "");
    else parts.push(parts.pop() + piece);
  }
  return parts;
}

const EXCERPT_BEFORE = 48;
const EXCERPT_AFTER = 56;

/** Cut between words; empty without a match. */
export function readExcerpt(answer: string, search: string): string {
  const [before = "", first] = splitAtFound(answer, search);
  if (!first) return "";
  const at = before.length;
  const start = at > EXCERPT_BEFORE ? answer.indexOf(" ", at - EXCERPT_BEFORE) + 1 : 0;
  const cut = at + first.length + EXCERPT_AFTER;
  const end = cut < answer.length ? answer.lastIndexOf(" ", cut) : answer.length;
  return `${start > 0 ? "… " : ""}${answer.slice(start, end)}${end < answer.length ? " …" : ""}`;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/u;
const EACH_WORD = new RegExp(`(${WORD.source})`, "u");

function splitWords(search: string): string[] {
  return fold(search).split(" ");
}

export interface FaqGroup {
  category: FaqItem["category"];
  items: FaqItem[];
}

/** In order of appearance. */
export function groupFaq(items: readonly FaqItem[]): FaqGroup[] {
  const categories = [...new Set(items.map(({ category }) => category))];
  return categories.map((category) => ({ category, items: items.filter((item) => item.category === category) }));
}
