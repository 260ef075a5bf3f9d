import { data, redirect } from "react-router";
import * as v from "valibot";
import { CATALOGUE_PATH } from "#app/content/navigation.ts";
import { cataloguePage } from "#app/content/pages/catalogue.ts";
import { catalogueFilePath, downloadPagePath, FAILED_PARAMETER, LEAD_PARAMETER } from "#app/features/catalogue/catalogue-address.ts";
import { catalogueErrors, catalogueLeadSchema } from "#app/features/catalogue/lead-schema.ts";
import { listFieldErrors, readPlainPost, sourcePage } from "#app/forms/form-rules.ts";
import { pageStoresContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { CataloguePage, type CatalogueScreen } from "./catalogue-page.tsx";

// Every response is personal.
const NO_STORE = { "Cache-Control": "private, no-store" };

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(loaderHeaders), ...Object.fromEntries(actionHeaders) };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const leadId = url.searchParams.get(LEAD_PARAMETER);
  // The page that led here becomes the lead's source.
  const typed = { source_page: v.parse(sourcePage, url.searchParams.get("depuis") ?? CATALOGUE_PATH) };
  if (leadId === null) return screen({ step: "form", typed, errors: {} });
  const catalogue = await context.get(pageStoresContext).findCatalogueOf(leadId);
  if (catalogue.state === "unknown") return screen({ step: "form", typed, errors: {}, notice: cataloguePage.expired }, 404);
  if (catalogue.state === "missing") return screen({ step: "failure", leadId, text: catalogueErrors.missingFile }, 404);
  if (catalogue.state !== "ready" || url.searchParams.has(FAILED_PARAMETER))
    return screen({ step: "failure", leadId, text: catalogueErrors.download }, 503);
  // A meta refresh would repeat whenever the page is restored.
  const { profession, reference, code } = catalogue;
  return screen({ step: "download", leadId, profession, reference, code }, 200, {
    Refresh: `0;url=${catalogueFilePath(leadId, profession)}`,
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readPlainPost(request);
  const lead = v.safeParse(catalogueLeadSchema, typed);
  if (!lead.success) return screen({ step: "form", typed, errors: listFieldErrors(lead.issues) }, 400);
  const saved = await context.get(pageStoresContext).saveCatalogueLead(lead.output);
  if (!saved.ok) return screen({ step: "form", typed, errors: {}, failure: saved.error }, saved.status);
  return redirect(downloadPagePath(saved.id), { status: 303, headers: NO_STORE });
}

function screen(shown: CatalogueScreen, status = 200, headers: Record<string, string> = {}) {
  return data(shown, { status, headers: { ...NO_STORE, ...headers } });
}

export function meta(args: Route.MetaArgs) {
  // The address opens the PDF, so it must not leak as a referrer.
  return [...describePage(args, { ...cataloguePage, isIndexed: false }), { name: "referrer", content: "strict-origin" }];
}

export default function CatalogueRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="contenu">
      <CataloguePage screen={actionData ?? loaderData} />
    </main>
  );
}
