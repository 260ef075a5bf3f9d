import { html, type Piece } from "./html.ts";

/** A page of one sentence, which needs no stores. */
export function page(title: string, text: string): Piece {
  return html`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;
}
