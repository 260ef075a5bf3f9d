import { createContext, useContext } from "react";

/** The nonce of our inline scripts; on the server only. */
export const NonceContext = /* @__PURE__ */ createContext<string | undefined>(undefined);

/** Runs while the page is parsed, before it is painted. */
export function InlineScript({ code }: { code: string }) {
  // The browser already ran it: its text isn't shipped again, and with `__html` React doesn't compare it.
  const __html = import.meta.env.SSR ? code : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={useContext(NonceContext)} dangerouslySetInnerHTML={{ __html }} suppressHydrationWarning />;
}
