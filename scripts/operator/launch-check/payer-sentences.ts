import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import { answerWhoPays } from "#app/content/pages/financing-answers.ts";
import { findUnfunded } from "#app/content/pages/programme-unfunded.ts";
import { findPayer } from "#app/content/pages/selection.ts";
import { PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";

/** What visitors read of who pays, by the module of app/content/pages that says it. */
export function listPayerSentences(): Record<string, readonly string[]> {
  const visitors = PROFESSIONS.flatMap((profession) => STATUSES.map((status) => ({ profession, status })));
  const answers = visitors.map(({ profession, status }) => answerWhoPays(profession, status));
  const { funders, locum } = cataloguePdf.howItWorks;
  const sentences = {
    financing: Object.values(financingPage.signs.list).map(({ name, hint, payer }) => `${name}, ${hint} : ${payer}.`),
    "financing-answers": answers.flatMap(({ title, rows }) => [
      `${title}.`,
      ...rows.flatMap(({ texts }) => texts.map(({ lead, text }) => [lead, text].filter(Boolean).join(" "))),
    ]),
    selection: visitors.map(findPayer).flatMap((said) => (said ? `${said.strong} ${said.text}` : [])),
    "programme-unfunded": STATUSES.map(findUnfunded).flatMap((said) => (said ? `${said.payer}, ${said.condition}` : [])),
    "catalogue-pdf": [...funders.map(({ name, text }) => `${name} : ${text}`), locum],
  };
  return Object.fromEntries(Object.entries(sentences).map(([page, list]) => [page, [...new Set(list.map(withoutLinks))]]));
}

/** Where a link leads says nothing of who pays. */
function withoutLinks(text: string): string {
  return text.replace(/\[(.*?)\]\(.*?\)/g, "$1");
}
