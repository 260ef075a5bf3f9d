import { type CSSProperties, startTransition, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { listOffers } from "#app/content/offers.ts";
import type { Offer, Programme } from "#app/content/programmes/programme-schema.ts";
import { describeAdded, describeAdding, describeKeptHours, selectionLinks } from "#app/content/selection-links.ts";
import { type Format, readOneOf, STATUS_KEY, STATUSES } from "#app/content/vocabulary.ts";
import { useToday } from "#app/features/today.ts";
import { Link, opensElsewhere } from "#app/ui/link.tsx";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { SELECTION_PATH } from "./address-parts.ts";
import { addOffer, includesOffer } from "./kept-address.ts";
import { countHours, type KeptSelection, readKeptSelection, storeSelection, useKeptSelection } from "./kept-selection.ts";
import "./add-to-selection.css";

interface AddToSelectionProps {
  programme: Pick<Programme, "profession" | "formats" | "mobileOffer">;
  offer: Offer;
  /** In rows and cards: a short label, whose accessible name says the format. */
  format?: Format;
  className: string;
}

/** « Ajoutée · 6 h sur 14 · Voir ». Without JavaScript, links to « Ma sélection » with this format. */
export function AddToSelection({ programme, offer: { reference, hours }, format, className }: AddToSelectionProps) {
  const { search } = useLocation();
  const offer = {
    profession: programme.profession,
    reference,
    hours,
    ofProgramme: listOffers(programme).map(({ offer }) => offer.reference),
    status: readOneOf(new URLSearchParams(search), STATUS_KEY, STATUSES),
  };
  const today = useToday();
  const kept = useKeptSelection();
  const [added, setAdded] = useState("");
  const place = useRef<HTMLSpanElement>(null);
  // Focus moves to « Voir », which replaced the pressed button.
  useEffect(() => {
    if (added) place.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [added]);

  const isHeld = kept !== null && includesOffer(kept, reference);
  return (
    <span ref={place} className="contents">
      {!isHeld && (
        // Not prefetched: with scripts, the press doesn't navigate.
        <a
          href={SELECTION_PATH + addOffer(null, offer, today).address}
          className={className}
          aria-label={format && describeAdding(format, reference)}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            sendWaypoint(event.currentTarget);
            storeSelection(addOffer(readKeptSelection(), offer, today));
            // « Voir » takes the button's place once the press is painted.
            startTransition(() => setAdded(reference));
          }}
        >
          <span className="i-lucide-plus" aria-hidden="true" />
          {format ? selectionLinks.addShort : selectionLinks.add}
        </a>
      )}
      {isHeld && format && (
        <Link to={SELECTION_PATH + kept.address} className={className} aria-label={describeAdded(format)}>
          <span className="i-lucide-check" aria-hidden="true" />
          {selectionLinks.added}
        </Link>
      )}
      {isHeld && !format && <Added kept={kept} />}
      <span role="status" className="visually-hidden">
        {isHeld && added === reference && `${selectionLinks.added}, ${describeKeptHours(countHours(kept), kept.available)}`}
      </span>
    </span>
  );
}

function Added({ kept }: { kept: KeptSelection }) {
  const hours = countHours(kept);
  const of = kept.available ?? hours;
  const isOver = hours > of;
  return (
    // It wraps at 200 % text.
    <span
      className="selection-added-offer numeric relative min-h-12 items-center justify-center rounded-md bg-glacier px-3 pt-1 pb-2 leading-heading"
      style={{ "--n": hours, "--of": of } as CSSProperties}
    >
      <span className={isOver ? "i-lucide-triangle-alert text-brique" : "i-lucide-check text-pine"} aria-hidden="true" />
      <span>
        <b className="font-600">{selectionLinks.added}</b> ·{" "}
        <span className={`whitespace-nowrap ${isOver ? "font-600 text-brique" : ""}`}>{describeKeptHours(hours, kept.available)}</span> ·
      </span>
      <Link
        to={SELECTION_PATH + kept.address}
        aria-label={selectionLinks.seeAll}
        className="-my-2 inline-flex min-h-11 items-center px-1 font-600"
      >
        {selectionLinks.see}
      </Link>
    </span>
  );
}

const HALF = 12;

/** Flies from the pressed button to the header's count for 250 ms; skipped under reduced motion. */
function sendWaypoint(pressed: Element): void {
  const goal = document.querySelector(".selection-ring");
  if (!goal || prefersReducedMotion()) return;
  const waypoint = document.createElement("i");
  waypoint.className = "selection-flight fixed size-6 rounded-full bg-pine";
  waypoint.style.cssText = "inset: 0 auto auto 0; z-index: 30";
  const frames = [pressed, goal].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { translate: `${left + width / 2 - HALF}px ${top + height / 2 - HALF}px` };
  });
  document.body.appendChild(waypoint);
  waypoint.animate(frames, { duration: 250, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" }).onfinish = () => waypoint.remove();
}
