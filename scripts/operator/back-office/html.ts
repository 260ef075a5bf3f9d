import { html as escapeHtml } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { typeset } from "#app/content/typeset.ts";

/** A piece of a page. Interpolated values are escaped unless they are pieces themselves. */
export type Piece = HtmlEscapedString | Promise<HtmlEscapedString>;

const setTemplates = new WeakMap<TemplateStringsArray, TemplateStringsArray>();

/** HTML with French typography applied to the template's own words; tags and interpolated values stay as they are. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Piece {
  let template = setTemplates.get(strings);
  if (!template) {
    template = typesetTemplate(strings);
    setTemplates.set(strings, template);
  }
  return escapeHtml(template, ...values);
}

/** A tag may begin in one part of the template and end in a later one. */
function typesetTemplate(strings: TemplateStringsArray): TemplateStringsArray {
  let isInTag = false;
  const parts = strings.map((part) =>
    part
      .split(/([<>])/)
      .map((text) => {
        if (text === "<") isInTag = true;
        else if (text === ">") isInTag = false;
        else if (!isInTag) return typeset(text);
        return text;
      })
      .join(""),
  );
  return Object.assign(parts, { raw: parts });
}
