import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { answerProgramme } from "#app/answer/answer.ts";
import { joinProofs } from "#app/answer/proofs.ts";
import { NOBODY } from "#app/answer/who.ts";
import { writeProofs } from "#app/answer/write.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { plainly, readLines } from "#tests/plain-text.ts";
import { renderPage } from "#tests/render-page.ts";

const DAYS = ["2026-11-29", "2026-12-20", "2027-01-02", "2027-11-02"];

test.each(DAYS)("on %s the page shows whole and open what every answer rests on", async (day) => {
  const html = await renderPage("/et-en-2027", day);
  expect(html.match(/data-answer="proofs"/g)).toHaveLength(1);
  expect(html).not.toContain("<details");
  const text = plainly(readLines(html).join("\n"));
  const proofs = joinProofs(programmes.flatMap((programme) => answerProgramme(programme, NOBODY, day).map((one) => one.proofs)));
  for (const proof of writeProofs(proofs, day)) {
    expect(text).toContain(plainly(proof.text));
    for (const source of proof.sources) expect(text).toContain(plainly(source.text));
  }
});

test("what starts today says its one line, while a period runs", async () => {
  const lines = async (day: string) => {
    const html = await renderPage("/et-en-2027", day);
    return [...html.matchAll(/<p data-answer="line"[^>]*>(.*?)<\/p>/gs)].map(([, line = ""]) => plainly(readLines(line).join(" ")));
  };
  const unknown = "Fin en 2027 : ni le payeur ni l’indemnité ne sont encore publiés.";
  expect(await lines("2026-11-29")).toEqual(["Encore réalisable en 2026 ; une FC seule ne remplit pas l’obligation.", unknown, unknown]);
  expect(await lines("2026-12-20")).toEqual([unknown, unknown, unknown]);
  expect(await lines("2027-01-02")).toEqual([]);
});

const ASK = "Me rappeler quand 2027 sera publié";

test.each(["/et-en-2027", "/ma-selection?profession=generalistes&statut=liberal-conventionne&heures=21&formats=9A0X2425002"])(
  "%s offers a call for the year that is not published",
  async (address) => {
    const html = await renderPage(address, "2026-11-29");
    expect(plainly(readLines(html).join("\n"))).toContain(plainly(ASK));
    expect(html).toContain("besoin=prochaine-annee");
  },
);

test("no call for a year is offered to who chose what ends in a published one", async () => {
  const html = await renderPage(
    "/ma-selection?profession=generalistes&statut=liberal-conventionne&heures=21&formats=9A0X2425006",
    "2026-11-29",
  );
  expect(plainly(html)).not.toContain(plainly(ASK));
});
