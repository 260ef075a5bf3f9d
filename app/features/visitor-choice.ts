import { CHOICE_DURATION_MONTHS, trackers } from "#app/content/legal/retention.ts";

/** What a visitor decided in « Gérer mes choix », kept in one first-party cookie that pages and Worker read. */

export const CHOICES = ["accord", "refus"] as const;
export type Choice = (typeof CHOICES)[number];

const SECONDS_PER_MONTH = 30 * 24 * 60 * 60;

/** The choice held by a `Cookie` header or `document.cookie`; null when none was made. */
export function findChoice(cookies: string): Choice | null {
  const values = cookies.split(/;\s*/).map((pair) => pair.split("="));
  const value = values.find(([name]) => name === trackers.choice.name)?.[1];
  return CHOICES.find((choice) => choice === value) ?? null;
}

/** The cookie that keeps a choice, as `document.cookie` takes it. */
export function describeChoiceCookie(choice: Choice, protocol: string): string {
  const attributes = [
    "Path=/",
    `Max-Age=${CHOICE_DURATION_MONTHS * SECONDS_PER_MONTH}`,
    "SameSite=Lax",
    ...(protocol === "https:" ? ["Secure"] : []),
  ];
  return [`${trackers.choice.name}=${choice}`, ...attributes].join("; ");
}

/** The visitor's choice, in the browser. */
export function readChoice(): Choice | null {
  return findChoice(document.cookie);
}

export function saveChoice(choice: Choice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = describeChoiceCookie(choice, window.location.protocol);
}

/**
 * Whether the browser refuses tracking for its visitor: by its own property, else by the header `Sec-GPC`, which only the server
 * sees. A visitor whose signal cannot be known is taken to have sent it.
 */
export async function signalsPrivacy(): Promise<boolean> {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return true;
  try {
    const answer: { isRefusing: boolean } = await (await fetch("/api/privacy-signal")).json();
    return answer.isRefusing;
  } catch {
    return true;
  }
}
