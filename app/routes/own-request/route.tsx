import { data, redirect } from "react-router";
import * as v from "valibot";
import { describeAppointment } from "#app/content/callback.ts";
import { capitalise } from "#app/content/format.ts";
import { ownRequestPage as page } from "#app/content/pages/own-request.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { NEXT_YEAR_NEED } from "#app/content/vocabulary.ts";
import { type OwnCall, type OwnQuotation, type OwnRequest, ownChangeSchema } from "#app/features/own-request/own-request-schema.ts";
import { listFieldErrors, readPlainPost } from "#app/forms/form-rules.ts";
import { pageStoresContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { HeldQuotation } from "./held-quotation.tsx";
import { HeldRequest } from "./held-request.tsx";
import { Notice } from "./notice.tsx";
import { ERASE_PARAMETER, STATE_ANCHOR } from "./state-box.tsx";
import { useAskedMemory } from "./use-asked-memory.ts";

/** The address is a secret: never stored, never indexed, never a referrer. */
const PRIVATE = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };

const ERASED = "effacee";
const SENT_PARAMETER = "notee";

export function headers() {
  return PRIVATE;
}

/** A GET changes nothing: mail scanners open links. */
export async function loader({ url, params: { cle }, context }: Route.LoaderArgs) {
  if (cle === ERASED) return screen({ kind: "erased" });
  const request = await context.get(pageStoresContext).findOwnRequest(cle);
  if (request === "unknown") return screen({ kind: "unknown" }, 404);
  if (request === "unavailable") return screen({ kind: "unavailable" }, 503);
  if (url.searchParams.has(ERASE_PARAMETER)) return screen({ kind: "erase", of: request.kind });
  const isSent = url.searchParams.has(SENT_PARAMETER);
  if (request.kind === "quotation") return screen({ kind: "quotation", request, isSent });
  const isKnown = request.jour !== null || request.besoin === NEXT_YEAR_NEED;
  const appointment = isKnown ? describeAppointment(request.jour, request.creneau) : null;
  return screen({
    kind: "held",
    request,
    isSent,
    appointment: appointment && { ...appointment, date: capitalise(appointment.date) },
    subject: describeSubject(request),
  });
}

export interface Held {
  kind: "held";
  request: OwnCall;
  /** Comes from the form. */
  isSent: boolean;
  /** Null for a call without a day. */
  appointment: { date: string; moment: string } | null;
  subject: string | null;
}

export interface HeldQuotationView {
  kind: "quotation";
  request: OwnQuotation;
  isSent: boolean;
}

export type Screen = Held | HeldQuotationView | { kind: "erase"; of: OwnRequest["kind"] } | { kind: "erased" | "unknown" | "unavailable" };

function screen(shown: Screen, status = 200) {
  return data(shown, { status, headers: PRIVATE });
}

export async function action({ request, params: { cle }, context }: Route.ActionArgs) {
  const typed = await readPlainPost(request);
  const change = v.safeParse(ownChangeSchema, typed);
  if (!change.success) return data({ typed, errors: listFieldErrors(change.issues), failure: null }, { status: 400, headers: PRIVATE });
  const result = await context.get(pageStoresContext).changeOwnRequest(cle, change.output);
  if (result === "busy") return data({ typed, errors: {}, failure: page.failure }, { status: 503, headers: PRIVATE });
  // Its day may have left the list since the page was read; any other late change shows itself.
  if (result === "late" && change.output.kind === "move")
    return data({ typed, errors: { jour: page.move.gone }, failure: null }, { status: 409, headers: PRIVATE });
  const isErased = change.output.kind === "erase" && result === "done";
  return redirect(`${page.path}/${isErased ? ERASED : cle}#${STATE_ANCHOR}`, { status: 303, headers: PRIVATE });
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, { ...page, isIndexed: false });
}

export default function OwnRequestRoute({ loaderData, actionData }: Route.ComponentProps) {
  useAskedMemory(loaderData);
  const isHeld = loaderData.kind === "held" || loaderData.kind === "quotation";
  return (
    <main id="contenu" data-ends-with={isHeld ? undefined : "mist"}>
      <Shown {...loaderData} refused={actionData} />
    </main>
  );
}

function Shown({ refused, ...shown }: Screen & { refused: Route.ComponentProps["actionData"] }) {
  if (shown.kind === "held") return <HeldRequest {...shown} refused={refused} />;
  if (shown.kind === "quotation") return <HeldQuotation {...shown} failure={refused?.failure ?? null} />;
  return <Notice {...shown} />;
}
