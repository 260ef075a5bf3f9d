import { data, redirect } from "react-router";
import { catalogueForm } from "#app/content/catalogue.ts";
import { cataloguePage } from "#app/content/pages/catalogue.ts";
import {
  catalogueFilePath,
  downloadPagePath,
  FAILED_PARAMETER,
  keepTyped,
  LEAD_PARAMETER,
  readSourcePage,
  readSubmission,
} from "#app/features/catalogue/catalogue-steps.ts";
import { catalogueErrors } from "#app/features/catalogue/lead-schema.ts";
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
  const typed = { source_page: readSourcePage(url.searchParams.get("depuis")) };
  if (leadId === null) return screen({ step: "form", typed, errors: {} });
  const catalogue = await context.get(pageStoresContext).findCatalogueOf(leadId);
  if (catalogue.state === "unknown") return screen({ step: "form", typed, errors: {}, notice: cataloguePage.expired }, 404);
  if (catalogue.state === "missing") return screen({ step: "failure", leadId, text: catalogueErrors.missingFile }, 404);
  if (catalogue.state !== "ready" || url.searchParams.has(FAILED_PARAMETER))
    return screen({ step: "failure", leadId, text: catalogueErrors.download }, 503);
  // A meta refresh would repeat whenever the page is restored.
  const { profession, reference } = catalogue;
  return screen({ step: "download", leadId, profession, reference }, 200, { Refresh: `0;url=${catalogueFilePath(leadId)}` });
}

export async function action({ request, context }: Route.ActionArgs) {
  // An unreadable body counts as an empty form.
  const fields = Object.fromEntries(await request.formData().catch(() => new FormData()));
  const typed = keepTyped(fields);
  const next = readSubmission(fields);

  if (next.step === "form") return screen({ step: "form", typed, errors: next.errors }, Object.keys(next.errors).length > 0 ? 400 : 200);
  if (next.step === "profession")
    return screen({ step: "profession", typed, failure: next.error ? { text: next.error } : undefined }, next.error ? 400 : 200);
  const saved = await context.get(pageStoresContext).saveCatalogueLead(next.lead);
  if (!saved.ok)
    return screen({ step: "profession", typed, failure: { title: catalogueForm.toasts.failureTitle, text: saved.error } }, saved.status);
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
