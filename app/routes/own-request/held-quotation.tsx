import { describeLine, employerQuotationPage, summariseQuotation } from "#app/content/pages/employer-quotation.ts";
import { ownRequestPage } from "#app/content/pages/own-request.ts";
import { CallPost } from "#app/features/callback/call-post.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Link } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { EraseGesture, Gesture, GestureForm, Gestures } from "./gestures.tsx";
import type { HeldQuotationView } from "./route.tsx";
import { StateBox } from "./state-box.tsx";

const page = ownRequestPage.quotation;

/** A quotation as its sender sees it: its lines, and what can still be done. */
export function HeldQuotation({ request, isSent, failure }: HeldQuotationView & { failure: string | null }) {
  const { state, reference, establishment, maskedEmail, lines } = request;
  const told = state === "open" ? isSent && page.states.sent : page.states[state];
  return (
    <>
      <section aria-labelledby="titre" className="paper-edge relative isolate overflow-clip bg-mist pt-8 pb-block" data-ridge="flat">
        <div className="contours text-pine ground-contact" aria-hidden="true" />
        <div className="wrap grid justify-items-start gap-4">
          <h1 id="titre" className="text-h1">
            {page.title}
          </h1>
          {failure && (
            <Alert>
              <RichText text={failure} />
            </Alert>
          )}
          {told && <StateBox {...told} isDone={state !== "answered"} />}
          <CallPost
            date={summariseQuotation(lines)}
            moment={<span className="block wrap-anywhere">{establishment}</span>}
            isOff={state === "cancelled"}
            tag={
              <>
                {ownRequestPage.reference} <b className="reference whitespace-nowrap">{reference}</b>
              </>
            }
          />
          {state === "open" && (
            <p>
              {page.to}{" "}
              <b className="font-600 wrap-anywhere">
                <Unbroken text={maskedEmail} />
              </b>
              {employerQuotationPage.done.after}
            </p>
          )}
          <ul>
            {lines.map(({ reference: action, learners, name }) => (
              <li key={action}>
                {describeLine(learners, name)}, <span className="reference whitespace-nowrap">{action}</span>
              </li>
            ))}
          </ul>
          {state === "cancelled" && <Link to={employerQuotationPage.path}>{page.again}</Link>}
        </div>
      </section>
      <Gestures ends={page.endsAfter}>
        {state === "open" && (
          <Gesture {...page.cancel}>
            <GestureForm kind="cancel" label={page.cancel.submit} />
          </Gesture>
        )}
        <EraseGesture {...page.erase} />
      </Gestures>
    </>
  );
}
