import { programmePage, writeInvitation } from "#app/content/pages/programme.ts";
import type { Offer } from "#app/content/schema.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { shareLink } from "#app/ui/share.ts";

interface ShareProgrammeProps {
  title: string;
  offer: Offer;
  /** Absolute, with the format. */
  address: string;
  className: string;
}

export function ShareProgramme({ title, offer, address, className }: ShareProgrammeProps) {
  const { mail, share } = shareLink({ ...writeInvitation(title, offer), address });
  return (
    <ButtonLink to={mail} variant="line" size="sm" onClick={share} className={className}>
      <span className="i-lucide-send" aria-hidden="true" />
      {programmePage.sharing.share}
    </ButtonLink>
  );
}
