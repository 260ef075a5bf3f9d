import { describeFunders } from "#app/content/pages/catalogue-pdf.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import { answerWhoPays } from "#app/content/pages/financing-answers.ts";
import { findUnfunded } from "#app/content/pages/programme-unfunded.ts";
import { findPayer } from "#app/content/pages/selection.ts";
import { namePayer } from "#app/content/payers/payers.ts";
import { PROFESSIONS, STATUSES, type Status } from "#app/content/vocabulary.ts";

/** What visitors read of who pays, by the module of app/content/pages that says it. */
export function listPayerSentences(day: string): Record<string, readonly string[]> {
  const visitors = PROFESSIONS.flatMap((profession) => STATUSES.map((status) => ({ profession, status })));
  const answers = visitors.map(({ profession, status }) => answerWhoPays(profession, status, day));
  const printed = PROFESSIONS.map(describeFunders);
  const sentences = {
    financing: Object.entries(financingPage.signs.list).map(
      ([status, { name, hint }]) => `${name}, ${hint} : ${namePayer(status as Status, day)}.`,
    ),
    "financing-answers": answers.flatMap(({ title, rows }) => [
      `${title}.`,
      ...rows.flatMap(({ texts }) => texts.map(({ lead, text }) => [lead, text].filter(Boolean).join(" "))),
    ]),
    selection: visitors.map((visitor) => findPayer(visitor, day)).flatMap((said) => (said ? `${said.strong} ${said.text}` : [])),
    "programme-unfunded": visitors
      .map(({ profession, status }) => findUnfunded(profession, status, day))
      .flatMap((said) => (said ? `${said.payer}, ${said.condition}` : [])),
    "catalogue-pdf": printed.flatMap(({ funders, locum }) => [...funders.map(({ name, text }) => `${name} : ${text}`), locum]),
  };
  return Object.fromEntries(Object.entries(sentences).map(([page, list]) => [page, [...new Set(list.map(withoutLinks))]]));
}

/** Where a link leads says nothing of who pays. */
function withoutLinks(text: string): string {
  return text.replace(/\[(.*?)\]\(.*?\)/g, "$1");
}
