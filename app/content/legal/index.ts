import { accessibility } from "./accessibility.ts";
import { legalNotice } from "./legal-notice.ts";
import type { LegalNotice } from "./legal-schema.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { termsOfSale } from "./terms-of-sale.ts";
import { termsOfUse } from "./terms-of-use.ts";

export const legalNotices: readonly LegalNotice[] = [legalNotice, termsOfUse, termsOfSale, privacyPolicy, accessibility];

export function findLegalNotice(path: string): LegalNotice | undefined {
  return legalNotices.find((notice) => notice.path === path);
}
