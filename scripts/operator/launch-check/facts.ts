import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { claims, withheldClaims } from "#app/content/claims.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatCalendars } from "#app/content/format-calendar.ts";
import { privacy, privacyRules, terms } from "#app/content/legal/constants.ts";
import { legalNotices } from "#app/content/legal/index.ts";
import { organisation } from "#app/content/organisation.ts";
import { payers } from "#app/content/payers/payers.ts";
import { payerSources } from "#app/content/payers/sources.ts";
import { programmeEntries, programmes } from "#app/content/programmes/index.ts";
import { scaleSources } from "#app/content/scale.ts";
import type { Claim, ClaimSource } from "#app/content/schema.ts";
import { homeTestimonials } from "#app/content/testimonials.ts";
import { listStalePictures } from "#scripts/pictures/picture-content.ts";
import { ROOT } from "#scripts/toolbox.ts";
import { listTexts } from "#tests/plain-text.ts";
import { readDeployment } from "../stores/deployment.ts";
import { findPepper } from "../stores/erasure-secret.ts";
import { listPayerSentences } from "./payer-sentences.ts";

/** Everything that the launch check looks at. */
export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** A text of the content with the file that it stands in. */
export interface SourceText {
  file: string;
  text: string;
}

/** The content and the settings of the live site. */
export async function readFacts(now: Date, secrets: readonly string[] | null = null) {
  return {
    now,
    settings: readDeployment("production").settings,
    /** The names of the live site's secrets; null while it is not online or Cloudflare does not say. */
    secrets,
    /** Whether the secret of erasures lies on this machine. */
    hasPepper: findPepper("production") !== null,
    texts: await readTexts(),
    organisation,
    programmes,
    programmeEntries: Object.values(programmeEntries),
    /** What visitors read of who pays, by page. */
    payerSentences: listPayerSentences(parisDate(now)),
    scaleSources,
    payerSources: Object.values(payerSources) as readonly ClaimSource[],
    payers,
    claims: claims as Readonly<Record<string, Claim>>,
    withheldClaims,
    homeTestimonials,
    legalNotices,
    terms: terms as Readonly<Record<keyof typeof terms, number>>,
    formatCalendars,
    /** Pages whose sharing picture was drawn from what they no longer say. */
    stalePictures: listStalePictures(),
    privacy: privacy as Readonly<Record<keyof typeof privacy, number>>,
    privacyRules: privacyRules as Readonly<Record<keyof typeof privacyRules, number>>,
  };
}

/** Every text that a module of app/content exports, once. */
async function readTexts(): Promise<SourceText[]> {
  // The schemas hold patterns, not texts.
  const files = globSync("app/content/**/*.ts", { cwd: ROOT }).filter((file) => !/(\.test|schema|vocabulary)\.ts$/.test(file));
  const found = new Map<string, string>();
  for (const file of files.sort()) {
    const module: unknown = await import(pathToFileURL(path.join(ROOT, file)).href);
    for (const text of listTexts({ ...(module as object) })) {
      if (!found.has(text)) found.set(text, file.replaceAll(path.sep, "/"));
    }
  }
  return [...found].map(([text, file]) => ({ file, text }));
}
