import type { Page } from "playwright/test";

/**
 * Chrome's translation, played: on each page, once it is hydrated, every text gives its place to an element that holds another, and so does
 * each text that comes later. The words stay, so that tests find what they look for.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const TRANSLATED = new WeakSet<Node>();
    function translate(root: Node): void {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (TRANSLATED.has(text) || !text.data.trim() || text.parentElement?.closest("script, style, title, textarea, svg")) continue;
        const words = new Text(text.data);
        TRANSLATED.add(words);
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.appendChild(words);
        outer.appendChild(inner);
        text.replaceWith(outer);
      }
    }
    // Scripts that are cached may hydrate before the document is complete.
    addEventListener("DOMContentLoaded", () => {
      const hydrated = new MutationObserver(translateOnceHydrated);
      function translateOnceHydrated(): void {
        if (!("hydrated" in document.documentElement.dataset)) return;
        hydrated.disconnect();
        const translateAll = () => translate(document.body);
        translateAll();
        document.documentElement.dataset.translated = "";
        new MutationObserver(translateAll).observe(document.body, { childList: true, characterData: true, subtree: true });
      }
      hydrated.observe(document.documentElement, { attributes: true });
      translateOnceHydrated();
    });
  });
}
