import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { canonicalPaths } from "#app/content/canonical-paths.ts";

/** Bytes that a first visit downloads in addition to the HTML: scripts and styles in brotli, fonts as they are. */
export interface PageWeight {
  html: number;
  script: number;
  style: number;
  font: number;
}

const SIZES = new Map<string, number>();

export function weighPage(html: string, clientFolder: string): PageWeight {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    tag,
    // React Router marks some style sheets with an empty fragment.
    file: /href="(?<file>[^"#]+)/.exec(tag)?.groups?.file ?? "",
  }));
  const linked = (mark: RegExp) => links.filter(({ tag }) => mark.test(tag)).map(({ file }) => file);
  const sum = (files: Iterable<string>, measure: (bytes: Uint8Array) => number) =>
    [...new Set(files)].reduce((total, file) => total + sizeOf(path.join(clientFolder, file), measure), 0);
  return {
    get html() {
      return compress(Buffer.from(html));
    },
    script: sum(listScripts(html, clientFolder), compress),
    style: sum(linked(/rel="stylesheet"/), compress),
    font: sum(linked(/as="font"/), (bytes) => bytes.length),
  };
}

export function listScripts(html: string, clientFolder: string): string[] {
  const scripts = new Set<string>();
  const addScript = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    const imported = readFileSync(path.join(clientFolder, file), "utf8").matchAll(/\b(?:from|import) ?"\.\/(?<name>[^"]+\.js)"/g);
    for (const { groups } of imported) addScript(`/assets/${groups?.name}`);
  };
  for (const { groups } of html.matchAll(/"(?<file>\/assets\/[^"\\]+\.js)\\?"/g)) addScript(groups?.file ?? "");
  return [...scripts];
}

function sizeOf(file: string, measure: (bytes: Uint8Array) => number): number {
  const size = SIZES.get(file) ?? measure(readFileSync(file));
  SIZES.set(file, size);
  return size;
}

function compress(bytes: Uint8Array): number {
  return brotliCompressSync(bytes).length;
}

export const KB = 1000;

/** What a first visit to a page may download, in kB of brotli (fonts as they are). */
export const WEIGHT_LIMITS = { "script over floor": 32, style: 20, fonts: 60 };

/** Script bytes of the bare page: one heading on these versions of React and React Router. See `npm run bench`. */
export const FLOOR = {
  script: 96_819,
  versions: { react: "19.3.1", "react-dom": "19.3.1", "react-router": "8.4.0", vite: "8.3.8" },
};

export const WEIGHED_PATHS = [...canonicalPaths, "/dossier-employeur?profession=infirmiers", "/catalogue", "/404"];
