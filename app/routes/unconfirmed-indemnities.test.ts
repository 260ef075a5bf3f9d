import { expect, test, vi } from "vitest";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { plainly } from "#tests/plain-text.ts";
import { endometriosis } from "#tests/references.ts";
import { renderPage } from "#tests/render-page.ts";

vi.mock("#app/content/organisation.ts", async (load) => {
  const { organisation } = await load<typeof import("#app/content/organisation.ts")>();
  return { organisation: { ...organisation, indemnitiesToConfirm: ["PI", "EPP", "FC"] } };
});

const { programmes } = await import("#app/content/programmes/index.ts");
const { describeOffer } = await import("#app/content/pages/programme.ts");
const { describeList } = await import("#app/content/pages/programme-lists.ts");
const { claims } = await import("#app/content/claims.ts");

/** Every page with amounts, in its fullest state. */
const PAGES = [
  ...["/", "/formations", "/formations-generalistes", "/formations-infirmiers"],
  ...programmes.map(({ path }) => path),
  "/financement?profession=generalistes&statut=liberal-conventionne",
  `/ma-selection?profession=generalistes&statut=liberal-conventionne&heures=21&formats=${endometriosis.PI}`,
];

function readText(html: string): string {
  return plainly(html.replace(/<[^>]+>/g, "")).replace(/\s+/g, " ");
}

/** Amounts that are no price too, which needs no mark. */
const prices = new Set(programmes.flatMap(({ formats }) => Object.values(formats).map(({ priceInCents }) => priceInCents)));
const indemnities = [
  ...programmes.flatMap(({ formats, mobileOffer, hoverIndemnityInCents }) => [
    ...[...Object.values(formats), ...(mobileOffer ? [mobileOffer] : [])].map(({ indemnityInCents }) => indemnityInCents),
    hoverIndemnityInCents,
  ]),
  ...[claims.upToIndemnityGeneralistes, claims.upToIndemnityInfirmiers].map(({ value }) => Number.parseInt(value, 10) * 100),
]
  .filter((cents) => !prices.has(cents))
  .map((cents) => (cents / 100).toFixed(2).replace(".", ",").replace(",00", ""));

const anyIndemnity = new RegExp(`(?<!à confirmer,? ?jusqu[’']à ?|[\\d,])(?:${[...new Set(indemnities)].join("|")}) €(?=(.{0,40}))`, "g");

/** Right after the amount, or after the maximum of a year or a total. */
const IS_TO_CONFIRM =
  /^\*? ?(?:\(?à confirmer|d[’']indemnité par an, à confirmer|(?:barème \d{4} )?(?:\d+ h sur \d+, )?dont [\d, €]*à confirmer)/;

test.each(PAGES)("%s marks every unconfirmed indemnity « à confirmer »", async (address) => {
  const found = [...readText(await renderPage(address, "2026-05-04")).matchAll(anyIndemnity)];
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, after = ""]) => !IS_TO_CONFIRM.test(after)).map(([amount, after]) => amount + after)).toEqual([]);
});

test("descriptions for search engines and screen readers mark them too", () => {
  for (const profession of PROFESSIONS)
    expect(describeList(profession, "2026-11-26").description).toMatch(/\s€ d.indemnité par an, à confirmer/);
  expect(describeOffer("PI", { reference: "9A0X2499002", hours: 10, indemnityInCents: 45_000, priceInCents: 77_900 }, null)).toMatch(
    /indemnité 450.€ \(à confirmer\)/,
  );
});
