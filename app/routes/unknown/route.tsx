import { data, redirect } from "react-router";
import { legalNotice, lostVisitorNotice } from "#app/content/legal/legal-notice.ts";
import { programmesCrumb } from "#app/content/navigation.ts";
import { notFoundPage } from "#app/content/pages/not-found.ts";
import { canonicalPath } from "#app/content/redirects.ts";
import { NotFound } from "#app/features/errors/not-found.tsx";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Link } from "#app/ui/link.tsx";
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
    <main id="contenu" data-ends-with={notice ? undefined : "mist"}>
      {notice ? (
        <>
          <LostVisitor />
          <LegalPage notice={notice} />
        </>
      ) : (
        <NotFound />
      )}
    </main>
  );
}

function LostVisitor() {
  const { text, homeLabel, programmesLabel } = lostVisitorNotice;
  return (
    <div className="on-ink print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-2 py-4">
        <p className="flex-[1_1_26rem] text-balance">{text}</p>
        <p className="flex flex-wrap gap-x-6">
          <Link to="/" className="py-2 text-white">
            {homeLabel}
          </Link>
          <Link to={programmesCrumb.to} className="py-2 text-white">
            {programmesLabel}
          </Link>
        </p>
      </div>
    </div>
  );
}
