import type { Page } from "playwright/test";

/** Imitates translation, which wraps texts in elements, or extensions, which insert some. Sets `<html data-rewritten>`. */
export async function rewritePages(page: Page, by: "translation" | "extensions"): Promise<void> {
  await page.addInitScript((kind) => {
    const ADDED = "extension-element";
    const done = new WeakSet<Node>();

    function listTexts(): Text[] {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      return found.filter(
        (text) => !done.has(text) && text.data.trim() && !text.parentElement?.closest(`script, style, title, textarea, svg, ${ADDED}`),
      );
    }

    function translate(): void {
      for (const text of listTexts()) {
        const words = new Text(text.data);
        done.add(words);
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.appendChild(words);
        outer.appendChild(inner);
        text.replaceWith(outer);
      }
    }

    function extend(): void {
      const makeElement = (): Node => Object.assign(document.createElement(ADDED), { hidden: true });
      for (const text of listTexts()) {
        done.add(text);
        if (text.parentElement?.closest("main, dialog")) text.parentNode?.insertBefore(makeElement(), text);
      }
      for (const field of document.querySelectorAll<HTMLElement>("input, textarea")) {
        if (done.has(field)) continue;
        done.add(field);
        field.dataset.extension = "";
        field.parentNode?.insertBefore(makeElement(), field.nextSibling);
      }
      if (!document.querySelector(`body > ${ADDED}`)) document.body.insertBefore(makeElement(), document.body.firstChild);
    }

    // Scripts that are cached may hydrate before the document is complete.
    addEventListener("DOMContentLoaded", () => {
      const hydrated = new MutationObserver(rewriteOnceHydrated);
      function rewriteOnceHydrated(): void {
        if (!("hydrated" in document.documentElement.dataset)) return;
        hydrated.disconnect();
        const rewrite = kind === "translation" ? translate : extend;
        rewrite();
        document.documentElement.dataset.rewritten = "";
        new MutationObserver(rewrite).observe(document.body, { childList: true, characterData: true, subtree: true });
      }
      hydrated.observe(document.documentElement, { attributes: true });
      rewriteOnceHydrated();
    });
  }, by);
}
