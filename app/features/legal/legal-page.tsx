import type { LegalBlock, LegalNotice } from "#app/content/legal/legal-schema.ts";
import { breadcrumbsLabel } from "#app/content/navigation.ts";
import { formatVersion, legalPage, listLegalCrumbs } from "#app/content/pages/legal.ts";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import "./legal.css";

type Article = LegalNotice["articles"][number];

export function LegalPage({ notice }: { notice: LegalNotice }) {
  const { title, intro, versionDate, articles, annexes } = notice;
  return (
    <>
      <PageHero breadcrumbsLabel={breadcrumbsLabel} crumbs={listLegalCrumbs(notice)} title={title} lead={intro} ground="legal">
        <p className="numeric text-micro">
          <time dateTime={versionDate}>{formatVersion(versionDate)}</time>
        </p>
      </PageHero>
      <div className="wrap grid gap-10 pt-10 pb-section xl:cols-4-8 xl:gap-x-8 xl:pt-20 print:block print:pt-4 print:pb-0">
        <nav aria-label={legalPage.contents} className="legal-contents print:hidden">
          <p className="mb-2 font-600">{legalPage.contents}</p>
          <details className="group">
            <summary className="cursor-pointer items-center justify-between px-5 font-600">
              {legalPage.contents}
              <span
                className="i-lucide-chevron-down text-icon text-pine transition-rotate duration-160 group-open:turned"
                aria-hidden="true"
              />
            </summary>
            <ol className="text-small">
              {[...articles, ...annexes].map(({ anchor, title: article }, index) => (
                <li key={anchor}>
                  <a
                    href={`#${anchor}`}
                    className="grid min-h-11 cols-mark-1 content-center py-2 text-ink leading-heading no-underline hover:underline xl:min-h-0 xl:py-1 xl:text-small"
                  >
                    <span className="numeric text-moss">{index < articles.length ? index + 1 : ""}</span>
                    {article}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <LegalText notice={notice} />
      </div>
    </>
  );
}

export function LegalText({ notice: { articles, annexes } }: { notice: LegalNotice }) {
  return (
    <div className="@container grid min-w-0 content-start gap-12 print:block">
      {articles.map((article, index) => (
        <ArticleSection key={article.anchor} article={article} number={index + 1} />
      ))}
      {annexes.map((annex) => (
        <ArticleSection key={annex.anchor} article={annex} />
      ))}
    </div>
  );
}

function ArticleSection({ article: { anchor, title, blocks }, number }: { article: Article; number?: number }) {
  return (
    <section aria-labelledby={anchor} className="grid gap-4 print:mb-5 print:block">
      <h2 id={anchor} className="flex max-w-176 gap-2 scroll-mt-28 text-title leading-tight print:break-after-avoid print:text-item">
        {number !== undefined && <span className="numeric flex-none">{number}.</span>}
        <span className="min-w-0">{title}</span>
      </h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === "table") return <LegalTable {...block} />;
  if (block.kind === "paragraph") {
    return (
      <p className={`max-w-176 print:mt-2 ${block.isPending ? "text-moss" : ""}`}>
        <RichText text={block.text} />
      </p>
    );
  }
  if (block.kind === "facts") return <Facts {...block} />;
  return (
    <ul className="grid max-w-176 list-disc gap-2 pl-5 marker:text-moss print:mt-2 print:block">
      {block.items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ rows }: Extract<LegalBlock, { kind: "facts" }>) {
  return (
    <dl className="grid max-w-176 gap-2 print:mt-2 print:gap-1">
      {rows.map(({ term, value }) => (
        <div key={term} className="grid gap-x-6 @table:cols-term-1">
          <dt className="text-moss">{term}</dt>
          <dd className="numeric font-600">
            <RichText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where the column is narrow each row is a block whose cells repeat the column's name. */
function LegalTable({ caption, columns, rows }: Extract<LegalBlock, { kind: "table" }>) {
  return (
    <table className="legal-table mt-2 text-small print:text-print">
      <caption className="mb-3 block text-left font-600 @table:table-caption print:table-caption">{caption}</caption>
      <thead className="hidden @table:table-header-group print:table-header-group">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="text-moss leading-heading">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-4 @table:table-row-group print:table-row-group">
        {rows.map(([head = "", ...cells]) => (
          <tr key={head} className="legal-row p-4 print:break-inside-avoid">
            <th
              scope="row"
              className="block text-item leading-heading @table:table-cell @table:text-small print:table-cell print:text-print"
            >
              <RichText text={head} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="block @table:table-cell print:table-cell">
                <span className="block text-micro text-moss @table:hidden print:hidden">{columns[index + 1]}</span>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
