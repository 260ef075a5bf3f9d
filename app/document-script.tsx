import { InlineScript } from "./ui/inline-script.tsx";

/**
 * Runs before first paint: marks `<html data-scripts>`, focuses clicked buttons (Safari doesn't), opens `data-opens`
 * dialogs, unfolds content for print.
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

export function DocumentScript() {
  return <InlineScript code={import.meta.env.SSR ? DOCUMENT_SCRIPT : ""} />;
}
