import { data } from "react-router";
import { findLegalNotice } from "#app/content/legal/index.ts";
import { listLegalCrumbs } from "#app/content/pages/legal.ts";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { describePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";

export function loader({ url }: Route.LoaderArgs) {
  const notice = findLegalNotice(url.pathname);
  if (!notice) throw data(null, { status: 404 });
  return { notice };
}

export function meta(args: Route.MetaArgs) {
  const { notice } = args.loaderData;
  return describePage(args, { ...notice, crumbs: listLegalCrumbs(notice) });
}

export default function LegalRoute({ loaderData: { notice } }: Route.ComponentProps) {
  return (
    <main id="contenu">
      <LegalPage notice={notice} />
    </main>
  );
}
