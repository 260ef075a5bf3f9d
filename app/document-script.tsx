import { createContext, useContext } from "react";

/** Marks the document's one inline script of ours for its policy; for the server alone. */
export const NonceContext = /* @__PURE__ */ createContext<string | undefined>(undefined);

/**
 * Runs before anything is painted, and needs nothing else. `<html data-scripts>` says that scripts run, where `@media (scripting)` is
 * unknown. What is clicked takes focus, as it does everywhere but in Safari, so that a dialog knows where to give it back.
 * `data-opens="<id>"` opens a native dialog, in the frame after the one that shows the button as pressed. What is folded away is open
 * for the time of a print: style sheets alone can do that in recent browsers only; without their name, for of those that share one a
 * single one can be open.
 */
const DOCUMENT_SCRIPT = `
document.documentElement.dataset.scripts = "";
addEventListener("click", ({ target }) => {
  const pressed = target.closest("a[href], button, summary");
  pressed?.focus({ preventScroll: true });
  const opened = document.getElementById(pressed?.dataset.opens);
  if (opened) requestAnimationFrame(() => requestAnimationFrame(() => opened.showModal()));
}, true);
let folded = [];
addEventListener("beforeprint", () => {
  folded = [...document.querySelectorAll("main details:not([open])")].map((details) => [details, details.name]);
  for (const [details] of folded) Object.assign(details, { name: "", open: true });
});
addEventListener("afterprint", () => {
  for (const [details, name] of folded) Object.assign(details, { open: false, name });
});
`;

function InlineScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={useContext(NonceContext)} dangerouslySetInnerHTML={{ __html: DOCUMENT_SCRIPT }} />;
}

/** With `__html` React looks at none of the words that stand there. */
function RunScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing
  return <script dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

/** In a browser it has run, and its words are not sent again with the scripts of the page. */
export const DocumentScript = import.meta.env.SSR ? InlineScript : RunScript;
