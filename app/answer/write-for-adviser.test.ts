import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { findOffer } from "#app/content/programmes/find-offer.ts";
import type { Employer, Status } from "#app/content/vocabulary.ts";
import { listTexts, plainly } from "#tests/plain-text.ts";
import { endometriosis } from "#tests/references.ts";
import { writeForAdviser } from "./write-for-adviser.ts";

const say = (reference: string, day: string, status: Status | null = null, employer: Employer | null = null) => {
  const found = findOffer(reference) ?? expect.unreachable();
  return listTexts(writeForAdviser(found, { status, employer }, day)).map(plainly);
};

test("an adviser reads head, line, amount and reference as the person reads them", () => {
  expect(say(endometriosis.FC, "2026-11-29")).toEqual([
    "0 € à votre charge si vous êtes éligible.",
    "Encore réalisable en 2026 ; une FC seule ne remplit pas l’obligation.",
    "Indemnité : 135 € (barème 2025)",
    "référence valide jusqu’au 31 décembre 2026",
  ]);
  expect(say(endometriosis.PI, "2026-11-29", "liberal-conventionne")).toEqual([
    "Fin en 2027 : ni le payeur ni l’indemnité ne sont encore publiés.",
    "Indemnité : 450 € (barème 2025)",
    "référence valide jusqu’au 31 décembre 2026, avant la fin de l’action",
  ]);
  expect(say(endometriosis.FC, "2026-11-29", "salarie", "prive")).toEqual([
    "Votre employeur paie, avec son accord.",
    "Encore réalisable en 2026 ; une FC seule ne remplit pas l’obligation.",
    "Indemnité de l’Agence : aucune",
    "référence valide jusqu’au 31 décembre 2026",
  ]);
  expect(say(endometriosis.FC, "2027-01-15")).toEqual([
    "La prise en charge de 2027 n’est pas publiée : votre compte agencedpc.fr fait foi.",
    "Indemnité en 2025 : 135 €",
    "référence de 2023-2026, sa suite n’est pas publiée",
  ]);
});
