import { type Profession, STATUSES, type Status } from "#app/content/vocabulary.ts";
import { describeCatalogue } from "#app/seo/programme-feed.ts";
import { plainly, readLines } from "./plain-text.ts";
import { renderPage } from "./render-page.ts";

/** What a place tells of one offer; what it leaves out is undefined. */
export interface Told {
  payer?: "agency" | "employer" | "self" | "unknown";
  /** Year of the end. */
  end?: string;
  /** « 450 € », « aucune », « non publiée » */
  amount?: string;
  /** « barème 2025 », « en 2025 »; null for none. */
  label?: string | null;
  isExpired?: boolean;
}

const PAYERS: ReadonlyArray<[payer: NonNullable<Told["payer"]>, words: RegExp]> = [
  ["unknown", /ni (?:le|son) payeur|prise en charge de \d{4} n’est pas publiée|Payeur de \d{4} non publié/],
  ["agency", /0 € à votre charge|votre charge\*? 0 €|Réglé par l’Agence/],
  ["employer", /[Vv]otre employeur paie|l’employeur\b|le praticien qui vous emploie|l’établissement, sur|Coût pour l’employeur/],
  ["self", /Vous payez|À votre charge sauf/],
];
const END = /(?:[Ff]in en|[Rr]éalisable en|finie en|finit en|finir en|[Pp]ossible en|^En) (\d{4})/m;
const AMOUNT = /\d[\d ]*(?:,\d\d)? €|aucune|non publiée/;
const LABEL = /barème \d{4}|en 20\d\d(?= ?[:)])/;

/** The words of a piece of HTML, as one line. */
function wordsOf(html: string): string {
  return plainly(readLines(html).join(" "));
}

export function readPayer(words: string): Pick<Told, "payer"> {
  const payer = PAYERS.find(([, pattern]) => pattern.test(words))?.[0];
  return payer ? { payer } : {};
}

export function readEnd(words: string): Pick<Told, "end"> {
  const end = END.exec(words)?.[1];
  return end ? { end } : {};
}

export function readAmount(words: string, labelled = words): Pick<Told, "amount" | "label"> {
  const [amount] = AMOUNT.exec(words) ?? [];
  if (!amount) return {};
  return { amount, label: amount.endsWith("€") ? (LABEL.exec(labelled)?.[0] ?? null) : null };
}

const isExpired = (words: string) => ({ isExpired: words.includes("sa suite n’est pas publiée") });

const pieces = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([piece]) => piece);

/** The card and the row of the comparison, on a programme's page. */
export function readProgramme(html: string, reference: string): Record<string, Told> {
  const card = pieces(html, /<p data-answer="line".*?<\/dl>/gs).find((piece) => piece.includes(reference));
  const [sign = "", facts = ""] = card?.split("<dl") ?? [];
  const [indemnity = ""] = /<(\w+) data-answer="amount".*?<\/\1>/s.exec(card ?? "") ?? [];
  const [row = ""] = new RegExp(`<tr id="${reference}".*?</tr>`, "s").exec(html) ?? [];
  const [, amount = ""] = /grid-area:indemnity">(.*?)<\/td>/s.exec(row) ?? [];
  const [heads = ""] = /data-head="indemnity".*?<\/th>/s.exec(html) ?? [];
  return {
    ...(card && {
      card: {
        ...readPayer(wordsOf(sign)),
        ...readEnd(wordsOf(sign)),
        ...readAmount(wordsOf(indemnity)),
        ...isExpired(wordsOf(facts)),
      },
    }),
    comparison: { ...readEnd(wordsOf(row)), ...readAmount(wordsOf(amount), wordsOf(heads).replace(")", " )")) },
  };
}

/** The card of a list; `format`: of the reference. */
export function readListed(html: string, reference: string, format: string): Told {
  const card = pieces(html, /<article.*?<\/article>/gs).find((piece) => piece.includes(reference)) ?? "";
  const [sign = "", row = ""] = pieces(card, new RegExp(`<span data-of="${format}".*?(?=<span data-of=|</article>)`, "gs")).map(wordsOf);
  const after = row.slice(row.indexOf(reference));
  const { amount, label } = readAmount(sign);
  // Of two references, the highest.
  const isOwn = !sign.includes("jusqu’à");
  return { ...(amount && isOwn && { amount }), label, ...readEnd(row), ...isExpired(after) };
}

/** The chosen row and the total of a selection of one. */
export function readSelected(html: string): Record<string, Told> {
  const [row = ""] = /<li class="selection-row[^"]*" data-chosen.*?<\/li>/s.exec(html) ?? [];
  const [line = ""] = /<p data-answer="line".*?<\/p>/s.exec(html) ?? [];
  const [total = ""] = /<aside.*?<\/aside>/s.exec(html) ?? [];
  return {
    "selection's row": readEnd(wordsOf(row)),
    "selection's total": { ...readEnd(wordsOf(line)), ...readPayer(`${wordsOf(line)} ${wordsOf(total)}`) },
  };
}

/** Letter and annexes of one course. */
export function readFile(html: string): Record<string, Told> {
  const fact = (term: string) => wordsOf(new RegExp(`<dt[^>]*>${term}</dt>(.*?)</dd>`, "s").exec(html)?.[1] ?? "");
  const [letter = ""] = /<section id="lettre".*?<\/section>/s.exec(html) ?? [];
  const [annex = ""] = /<section id="annexe-2".*?<\/section>/s.exec(html) ?? [];
  return {
    letter: readEnd(wordsOf(letter)),
    "annex 1": { ...readEnd(fact("Fin")), ...isExpired(fact("Référence")) },
    "annex 2": readPayer(wordsOf(annex)),
  };
}

/** The row of a status in /financement, and the format of its example. */
export function readFinancing(html: string, profession: Profession, status: Status): Told & { format: string } {
  const rows = pieces(html, new RegExp(`<details[^>]* name="exercice-${profession}".*?</details>`, "gs"));
  const words = wordsOf(rows[STATUSES.indexOf(status)] ?? "");
  const [, format = ""] = /, (PI|EPP|FC), \d/.exec(words) ?? [];
  return { format, ...readPayer(words), ...readEnd(words) };
}

/** What starts today, in /et-en-2027, by format; no row once no period is published. */
export function readNextYear(html: string): Array<Told & { format: string }> {
  return pieces(html, /<li(?:(?!<li).)*?<p data-answer="line".*?<\/li>/gs).map((row) => {
    const words = wordsOf(row);
    return { format: /PI|EPP|FC/.exec(words)?.[0] ?? "", ...readPayer(words), ...readEnd(words) };
  });
}

interface MachineOffer {
  sku: string;
  description: string;
}

function readOffer(offers: readonly MachineOffer[], reference: string): Told {
  const offer = offers.find(({ sku }) => sku === reference);
  if (!offer) return { isExpired: true };
  const words = plainly(offer.description);
  return { ...readPayer(words), ...readEnd(words), isExpired: false };
}

export function readJsonLd(html: string, reference: string): Told {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph = (JSON.parse(json) as { "@graph": Array<{ offers?: MachineOffer[] }> })["@graph"];
  return readOffer(
    graph.flatMap(({ offers = [] }) => offers),
    reference,
  );
}

export function readFeed(day: string, reference: string): Told {
  const { dataFeedElement } = describeCatalogue("https://www.cimes-dpc.example", day);
  return readOffer(
    (dataFeedElement as unknown as Array<{ offers: MachineOffer[] }>).flatMap(({ offers }) => offers),
    reference,
  );
}

/** Rendered once for an address and day. */
export function rememberPages(day: string): (address: string) => Promise<string> {
  const pages = new Map<string, Promise<string>>();
  return (address) => {
    const page = pages.get(address) ?? renderPage(address, day);
    pages.set(address, page);
    return page;
  };
}
