import type { MouseEvent } from "react";
import { programmePage, writeInvitation } from "#app/content/pages/programme.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { PricedOffer } from "./programme-sheet.ts";

interface ShareProgrammeProps {
  title: string;
  offer: PricedOffer;
  /** Full address of the page, with the format. */
  address: string;
  className: string;
}

/** An e-mail to a colleague or, where the device has one, its own share sheet. Nothing is stored. */
export function ShareProgramme({ title, offer, address, className }: ShareProgrammeProps) {
  const { subject, text } = writeInvitation(title, offer);
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text} ${address}`)}`;

  async function share(event: MouseEvent) {
    if (!navigator.share) return;
    event.preventDefault();
    try {
      await navigator.share({ title: subject, text, url: address });
    } catch (error) {
      const hasChangedTheirMind = error instanceof DOMException && error.name === "AbortError";
      if (!hasChangedTheirMind) window.location.href = mail;
    }
  }

  return (
    <ButtonLink to={mail} variant="line" size="sm" onClick={share} className={className}>
      <span className="i-lucide-send" aria-hidden="true" />
      {programmePage.share}
    </ButtonLink>
  );
}
