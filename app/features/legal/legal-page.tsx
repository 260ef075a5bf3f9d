import { breadcrumbsLabel } from "#app/content/navigation.ts";
import { formatVersion, legalPage, listLegalCrumbs } from "#app/content/pages/legal.ts";
import type { LegalNotice } from "#app/content/schema.ts";
import { PageHero } from "#app/ui/page-hero.tsx";
import { LegalBlocks } from "./legal-blocks.tsx";

type Article = LegalNotice["articles"][number];

export function LegalPage({ notice }: { notice: LegalNotice }) {
  const { title, intro, versionDate, articles, annexes } = notice;
  return (
    <>
      <PageHero breadcrumbsLabel={breadcrumbsLabel} crumbs={listLegalCrumbs(notice)} title={title} lead={intro}>
        <p className="numeric text-moss">
          <time dateTime={versionDate}>{formatVersion(versionDate)}</time>
        </p>
      </PageHero>
      <div className="wrap grid gap-10 pt-10 pb-section xl:grid-cols-[calc(100%/3-4rem/3)_1fr] xl:gap-x-8 xl:pt-20 print:block print:pt-4 print:pb-0">
        <details className="group rounded-md border-1 bg-raised xl:hidden print:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between px-5 font-600">
            {legalPage.contents}
            <span
              className="i-lucide-chevron-down text-icon-l text-pine transition-rotate duration-160 group-open:[rotate:180deg]"
              aria-hidden="true"
            />
          </summary>
          <nav aria-label={legalPage.contents} className="px-5 pb-4">
            <ContentsList articles={articles} annexes={annexes} />
          </nav>
        </details>
        <nav
          aria-label={legalPage.contents}
          className="sticky top-28 hidden max-h-[calc(100dvh-8rem)] -m-1 self-start overflow-y-auto p-1 pb-8 [mask-image:linear-gradient(#000_calc(100%-2.5rem),transparent)] xl:block print:hidden!"
        >
          <p className="mb-2 font-600">{legalPage.contents}</p>
          <ContentsList articles={articles} annexes={annexes} />
        </nav>
        <div className="grid min-w-0 content-start gap-12 print:block">
          {articles.map((article, index) => (
            <ArticleSection key={article.anchor} article={article} number={index + 1} />
          ))}
          {annexes.map((annex) => (
            <ArticleSection key={annex.anchor} article={annex} />
          ))}
        </div>
      </div>
    </>
  );
}

function ContentsList({ articles, annexes }: Pick<LegalNotice, "articles" | "annexes">) {
  return (
    <ol className="text-small">
      {[...articles, ...annexes].map(({ anchor, title }, index) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="grid grid-cols-[1.75rem_1fr] py-3 text-ink xl:py-1.5 leading-title no-underline hover:text-pine hover:underline"
          >
            <span className="numeric text-moss">{index < articles.length ? index + 1 : ""}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function ArticleSection({ article: { anchor, title, blocks }, number }: { article: Article; number?: number }) {
  return (
    <section aria-labelledby={anchor} className="grid gap-4 print:mb-5 print:block">
      <h2 id={anchor} className="flex max-w-176 gap-word scroll-mt-24 text-h3 print:break-after-avoid">
        {number !== undefined && <span className="numeric min-w-[1.5em] text-moss">{number}.</span>}
        <span className="min-w-0">{title}</span>
      </h2>
      <LegalBlocks blocks={blocks} />
    </section>
  );
}
