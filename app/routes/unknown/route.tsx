import { data, redirect } from "react-router";
import { legalNotice } from "#app/content/legal/legal-notice.ts";
import { notFoundPage } from "#app/content/pages/not-found.ts";
import { canonicalPath } from "#app/content/redirects.ts";
import { NotFound } from "#app/features/errors/not-found.tsx";
import { LegalText } from "#app/features/legal/legal-page.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";

/** Redirects aliases met by client-side navigation, and renders `/404` and the screen that the settings name. */
export function loader({ url, context }: Route.LoaderArgs) {
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) throw redirect(path + url.search, 301);
  const { settings } = context.get(pageRequestContext);
  const isSaid = path === notFoundPage.path || settings.unknownPath === "404";
  return data({ notice: isSaid ? null : legalNotice }, { status: 404, headers: { "X-Robots-Tag": "noindex" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, { ...(args.loaderData.notice ?? notFoundPage), isIndexed: false });
}

export default function UnknownPage({ loaderData: { notice } }: Route.ComponentProps) {
  return (
    <main id="contenu" data-ends-with={notice ? undefined : "glacier"}>
      <NotFound isFollowed={notice !== null} />
      {notice && (
        <div className="wrap grid gap-x-8 gap-y-8 pt-10 pb-section xl:cols-4-8 xl:pt-20">
          <h2 className="text-h2">{notice.title}</h2>
          <LegalText notice={notice} />
        </div>
      )}
    </main>
  );
}
