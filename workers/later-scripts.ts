import { ALIVE_EVENT, HYDRATED_EVENT } from "#app/features/page-life.ts";

/**
 * The page first, then its scripts: text, styles and fonts have the network and the processor to themselves until the first
 * paint. Links, forms and, where the browser knows `command`, the menu work without scripts; the last click on another button
 * is made again once it can answer.
 */

const PRELOAD = /<link rel="modulepreload"[^>]*? href="(?<file>[^"]+)"[^>]*>/g;
const MODULE = /(?<tag><script[^>]*) type="module"[^>]*>(?<body>[\s\S]*?)<\/script>/;

/** At once in a tab that is not looked at, which paints nothing. The timer is for browsers that keep their paints to themselves. */
const START = `((files, body) => {
  let isStarted = false;
  let early = null;
  const keep = ({ target }) => {
    const button = target.closest("button[type=button]");
    // A command that the browser knows is done.
    early = button?.command ? null : button;
  };
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of files) add("link", { rel: "modulepreload", href });
    add("script", { type: "module", textContent: body });
  };
  document.addEventListener("click", keep);
  document.addEventListener("${HYDRATED_EVENT}", () => document.removeEventListener("click", keep));
  document.addEventListener("${ALIVE_EVENT}", () => {
    if (!early) return;
    const focused = document.activeElement;
    // The accordion listens to clicks once it has seen its button take focus.
    early.blur();
    early.focus({ preventScroll: true });
    early.click();
    if (focused !== early) focused?.focus({ preventScroll: true });
  }, { once: true });
  if (document.visibilityState === "hidden") return start();
  setTimeout(start, 1000);
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
})`;

/** A rendered page whose module script waits for the first paint, and the script that will then be added to it, or null. */
export function deferScripts(html: string): { html: string; laterScript: string | null } {
  const module = MODULE.exec(html)?.groups;
  if (!module) return { html, laterScript: null };
  const files = [...html.matchAll(PRELOAD)].map(({ groups }) => groups?.file);
  const laterScript = module.body ?? "";
  const values = JSON.stringify([files, laterScript]).replaceAll("<", "\\u003c");
  return {
    html: html.replaceAll(PRELOAD, "").replace(MODULE, () => `${module.tag}>${START}(...${values})</script>`),
    laterScript,
  };
}
