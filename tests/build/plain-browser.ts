import { parseHTML } from "linkedom";

/** A page as a browser without scripts shows it. */
export interface Page {
  url: URL;
  status: number;
  headers: Headers;
  html: string;
  document: Document;
  main: Element;
  readonly text: string;
}

/** A browser without scripts and cookies: it follows redirects and submits forms. */
export interface PlainBrowser {
  visit(path: string): Promise<Page>;
  /** Types into a form, then presses its button of this name. */
  press(page: Page, button: string | RegExp, typed?: Record<string, string>, headers?: Record<string, string>): Promise<Page>;
}

/** One request per connection: a reused one may have been closed meanwhile. */
export function request(url: URL, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, headers: { ...init?.headers, Connection: "close" } });
}

export function openPlainBrowser(address: string): PlainBrowser {
  async function load(url: URL, init?: RequestInit): Promise<Page> {
    const response = await request(url, init);
    const html = await response.text();
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) throw new Error(`No page but ${response.status}: ${html}`);
    const { document } = parseHTML(html);
    const main = document.querySelector("main") ?? document.documentElement;
    return {
      url: new URL(response.url),
      status: response.status,
      headers: response.headers,
      html,
      document,
      main,
      get text() {
        return readText(document.body);
      },
    };
  }
  return {
    visit: (path) => load(new URL(path, address)),
    async press(page, name, typed = {}, headers = {}) {
      const button = findButton(page.document, name);
      const formId = button.getAttribute("form");
      const form = formId === null ? button.closest("form") : page.document.getElementById(formId);
      if (!form) throw new Error(`« ${name} » is in no form.`);
      const fields = readFields(page.document, form, typed);
      const submitter = button.getAttribute("name");
      if (submitter !== null) fields.append(submitter, button.getAttribute("value") ?? "");
      const target = new URL(button.getAttribute("formaction") ?? form.getAttribute("action") ?? page.url.href, page.url);
      if ((button.getAttribute("formmethod") ?? form.getAttribute("method") ?? "get").toLowerCase() === "post")
        return load(target, { method: "POST", body: fields, headers: { Origin: page.url.origin, ...headers } });
      target.search = fields.toString();
      return load(target, { headers });
    },
  };
}

/** The text without scripts and styles, each run of spaces as one plain space. */
export function readText(element: Element): string {
  return readSeen(element).replaceAll(/\s+/g, " ").trim();
}

function readSeen(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  return /^(script|style)$/i.test(node.nodeName) ? "" : [...node.childNodes].map(readSeen).join("");
}

function findButton(document: Document, name: string | RegExp): Element {
  const matches = (text: string) => (typeof name === "string" ? text === name : name.test(text));
  const found = [...document.querySelectorAll("button")].find((button) => matches(button.getAttribute("aria-label") ?? readText(button)));
  if (!found) throw new Error(`There is no button « ${name} ».`);
  return found;
}

function readFields(document: Document, form: Element, typed: Record<string, string>): URLSearchParams {
  const own = [...document.querySelectorAll("input")].filter((field) =>
    field.hasAttribute("form") ? field.getAttribute("form") === form.id : form.contains(field),
  );
  const names = new Set(own.map((field) => field.getAttribute("name")));
  for (const name of Object.keys(typed)) if (!names.has(name)) throw new Error(`The form has no field "${name}".`);
  const fields = new URLSearchParams();
  for (const field of own) {
    const name = field.getAttribute("name");
    if (name === null || field.hasAttribute("disabled")) continue;
    const value = readValue(field, typed[name]);
    if (value !== null) fields.append(name, value);
  }
  return fields;
}

function readValue(field: Element, typed: string | undefined): string | null {
  const value = field.getAttribute("value");
  if (["checkbox", "radio"].includes(field.getAttribute("type") ?? "")) {
    const isChecked = typed === undefined ? field.hasAttribute("checked") : typed === (value ?? "on");
    return isChecked ? (value ?? "on") : null;
  }
  return typed ?? value ?? "";
}
