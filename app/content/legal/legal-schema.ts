import * as v from "valibot";
import { isoDate, isTrue, listOf, pageMetaSchema, path, record, slug, text } from "../schema.ts";

const legalBlockSchema = v.variant("kind", [
  /** Pending: it announces facts that are not known yet. */
  record({ kind: v.literal("paragraph"), text, isPending: v.optional(isTrue) }),
  record({ kind: v.literal("list"), items: listOf(text) }),
  record({ kind: v.literal("facts"), rows: listOf(record({ term: text, value: text })) }),
  record({
    kind: v.literal("table"),
    caption: text,
    columns: v.pipe(listOf(text), v.minLength(2, "deux colonnes au moins")),
    /** The first cell of a row is its header. */
    rows: listOf(listOf(text)),
  }),
]);
export type LegalBlock = v.InferOutput<typeof legalBlockSchema>;

/** Numbered articles, each with an anchor. A text may hold one link: `[label](/path)`. */
export const legalNoticeSchema = record({
  path,
  title: text,
  intro: v.optional(text),
  versionDate: isoDate,
  articles: listOf(record({ anchor: slug, title: text, blocks: listOf(legalBlockSchema) })),
  /** Unnumbered, after the articles. */
  annexes: listOf(record({ anchor: slug, title: text, blocks: listOf(legalBlockSchema) })),
  meta: pageMetaSchema,
});
export type LegalNotice = v.InferOutput<typeof legalNoticeSchema>;
