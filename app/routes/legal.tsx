import { findLegalNotice } from "#app/content/legal/index.ts";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { describePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/legal";

/** Which of the legal pages is told by the path: app/routes.ts gives one to each. */
function findNotice(pathname: string) {
  const notice = findLegalNotice(pathname);
  if (!notice) throw new Error(`No legal page at ${pathname}`);
  return notice;
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, findNotice(args.location.pathname));
}

export default function LegalRoute({ matches }: Route.ComponentProps) {
  return (
    <main id="contenu">
      <LegalPage notice={findNotice(matches[1].pathname)} />
    </main>
  );
}
