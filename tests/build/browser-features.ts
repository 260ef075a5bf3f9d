import { createRequire } from "node:module";
import type { CompatStatement, Identifier, SimpleSupportStatement, SupportStatement } from "@mdn/browser-compat-data";
import { parseHTML } from "linkedom";
import { BASELINE } from "#scripts/project/baseline.ts";

/** What built files ask of a browser, by the names of MDN's data: « css.at-rules.media.scripting », « api.Element.checkVisibility ». */

type Path = readonly string[];

/** Parsed by Node: Vite would make a module of its 20 MB. */
const bcd: Identifier = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** Of the features named, those that a browser of the baseline lacks. What the data do not know is none. */
export function listBeyondBaseline(features: Iterable<string>): string[] {
  const beyond = new Set([...features].filter((feature) => isBeyond(find(feature.split(" ")))));
  // A value of what is itself unknown says nothing more.
  return [...beyond].filter((feature) => !beyond.has(feature.slice(0, feature.lastIndexOf(" ")))).sort();
}

function find(path: Path): Identifier | undefined {
  return path.reduce<Identifier | undefined>(
    (node, name) => (node && Object.hasOwn(node, name) ? (node[name] as Identifier) : undefined),
    bcd,
  );
}

function isBeyond(node: Identifier | undefined): boolean {
  const compat = node?.__compat;
  return compat !== undefined && Object.entries(BASELINE).some(([browser, version]) => !isSupported(compat, browser, version));
}

function isSupported({ support }: CompatStatement, browser: string, version: string): boolean {
  const statements: SupportStatement | undefined = support[browser as keyof typeof support];
  return [statements ?? []].flat().some((statement) => holdsFrom(statement as SimpleSupportStatement, version));
}

function holdsFrom({ version_added, version_removed, prefix, alternative_name, flags }: SimpleSupportStatement, version: string): boolean {
  if (typeof version_added !== "string" || prefix || alternative_name || flags) return false;
  return (
    compareVersions(version_added, version) <= 0 && (typeof version_removed !== "string" || compareVersions(version_removed, version) > 0)
  );
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.replace("≤", "").split(".").map(Number));
  if (Number.isNaN(left?.[0])) return 1;
  return (left?.[0] ?? 0) - (right?.[0] ?? 0) || (left?.[1] ?? 0) - (right?.[1] ?? 0);
}

/** Of a style sheet as the build writes it: no comments, no nested rules. */
export function listStyleFeatures(css: string): string[] {
  const text = css.replace(/\\.|"[^"]*"|'[^']*'|url\([^)]*\)/g, "");
  const features: string[] = [];
  for (const [, name = "", prelude = ""] of text.matchAll(/@([a-z-]+)([^{;]*)/g)) {
    features.push(`css at-rules ${name}`);
    for (const [, feature = ""] of prelude.matchAll(/\(([a-z-]+)/g))
      features.push(`css at-rules ${name} ${feature}`, `css at-rules ${name} ${feature.replace(/^(min|max)-/, "")}`);
  }
  for (const [, selector = ""] of text.matchAll(/(?<=^|[{}])([^{}@;]+)\{/g)) {
    for (const [, name = ""] of selector.matchAll(/:([a-z-]+)/g)) features.push(`css selectors ${name}`);
    if (selector.includes("&")) features.push("css selectors nesting");
  }
  for (const [, property = "", value = ""] of text.matchAll(/(?<=[{;])([a-z-]+):([^{};]*)(?=[;}])/g)) {
    // The build writes what had a name of WebKit's under both.
    if (text.includes(`-webkit-${property}:`)) continue;
    features.push(`css properties ${property}`);
    for (const [word] of value.matchAll(/[a-z][a-z-]*/g)) features.push(`css properties ${property} ${word}`);
    for (const [, name = ""] of value.matchAll(/([a-z-]+)\(/g))
      for (const type of ["", " color", " image", " gradient", " basic-shape", " easing-function", " transform-function"])
        features.push(`css types${type} ${name}`);
    for (const [, unit = ""] of value.matchAll(/\d([a-z]+)/g)) features.push(`css types length ${unit}`);
  }
  return features;
}

export function listPageFeatures(html: string): string[] {
  return [...parseHTML(html).document.querySelectorAll("*")].flatMap((element) => {
    const tag = element.localName;
    return [
      `html elements ${tag}`,
      ...[...element.attributes].flatMap(({ name, value }) => [
        `html elements ${tag} ${name}`,
        `html elements ${tag} ${name} ${value}`,
        `html global_attributes ${name}`,
      ]),
    ];
  });
}

/** The globals whose members are known by where they are asked for. */
const GLOBALS: Record<string, string> = { navigator: "api Navigator", document: "api Document", window: "api Window" };

/**
 * Of a script as the build writes it: static members, members of the page's own objects, and methods by their name alone. A method that
 * an older interface has too cannot be told from it, and counts as old.
 */
export function listScriptFeatures(script: string): string[] {
  const features = new Set<string>();
  for (const [, holder = "", member = ""] of script.matchAll(/\b([A-Z]\w+|navigator|document|window)\??\.(\w+)/g)) {
    for (const path of [GLOBALS[holder] ?? `api ${holder}`, `javascript builtins ${holder}`]) {
      features.add(path);
      features.add(`${path} ${member}`);
      features.add(`${path} ${member}_static`);
    }
  }
  for (const [, method = ""] of script.matchAll(/\.(\w+)(?:\?\.)?\(/g)) {
    const owners = ownersOf.get(method) ?? [];
    if (owners.every((feature) => isBeyond(find(feature.split(" ")))))
      for (const feature of owners.filter((owner) => EVERYDAY.test(owner))) features.add(feature);
  }
  return [...features];
}

/** Holders of the methods that a page calls; others share names with our own functions. */
const EVERYDAY =
  /^(api (Abort\w+|Animation|Blob|Crypto|Document|DOM\w+|Element|Event\w*|FormData|HTML\w*|Media\w+|Node\w*|Re(quest|sponse)|Storage|URL\w*|Window)|javascript builtins (?!\w*Disposable)\w+) /;

/** What has a method or attribute of each name. */
const ownersOf = new Map<string, string[]>();
for (const root of ["api", "javascript builtins"]) {
  for (const [holder, node] of Object.entries(find(root.split(" ")) ?? {})) {
    for (const member of Object.keys(node)) ownersOf.set(member, [...(ownersOf.get(member) ?? []), `${root} ${holder} ${member}`]);
  }
}
