import { Link } from "#app/ui/link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { ownRequestAddress } from "./agenda-address.ts";

interface AskedNoteProps {
  texts: { asked: string; change: string };
  /** « lundi 17 h – 19 h » */
  what: string;
  reference: string;
  cle: string;
}

/** What this tab has asked for already, and the link to its own page. */
export function AskedNote({ texts, what, reference, cle }: AskedNoteProps) {
  return (
    <p role="note" className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-glacier px-3 py-1 text-small">
      <span>
        <span className="i-lucide-check mr-1 text-pine" aria-hidden="true" />
        {texts.asked}{" "}
        <b className="font-600">
          <Unbroken text={what} />
        </b>
        , <span className="reference whitespace-nowrap">{reference}</span>
      </span>
      <Link to={ownRequestAddress(cle)} className="inline-flex min-h-11 items-center">
        {texts.change}
      </Link>
    </p>
  );
}
