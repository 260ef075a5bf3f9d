import { data } from "react-router";
import { findProgramme } from "#app/content/programmes/index.ts";
import { describePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/programme";

export function loader({ url }: Route.LoaderArgs) {
  const programme = findProgramme(url.pathname);
  if (!programme) throw data(null, { status: 404 });
  return { programme };
}

export function meta(args: Route.MetaArgs) {
  const { programme } = args.loaderData;
  return describePage(args, { meta: programme.meta, path: programme.path });
}

export default function ProgrammePage({ loaderData: { programme } }: Route.ComponentProps) {
  return <main id="contenu">{programme.title}</main>;
}
