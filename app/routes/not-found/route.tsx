import { data } from "react-router";
import { notFoundPage } from "#app/content/pages/not-found.ts";
import { NotFound } from "#app/features/errors/not-found.tsx";
import { describePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";

export function loader() {
  return data(null, { status: 404, headers: { "X-Robots-Tag": "noindex" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, { ...notFoundPage, isIndexed: false });
}

export default function NotFoundPage() {
  return (
    <main id="contenu" data-ends-with="mist">
      <NotFound />
    </main>
  );
}
