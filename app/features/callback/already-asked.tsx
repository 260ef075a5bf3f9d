import { useEffect, useState } from "react";
import { callbackTexts, describeAsked } from "#app/content/callback.ts";
import { useToday } from "#app/features/today.ts";
import { Link } from "#app/ui/link.tsx";
import { ownRequestAddress } from "./agenda-address.ts";
import { type AskedRequest, askedRequest } from "./asked-request.ts";

const { already } = callbackTexts.form;

/** Above an empty form: the call that this tab has asked for, until its day is over. Known to the browser alone. */
export function AlreadyAsked() {
  const today = useToday();
  const [asked, setAsked] = useState<AskedRequest | null>(null);
  useEffect(() => setAsked(askedRequest.read(today)), [today]);
  if (!asked) return null;
  return (
    <p role="note" className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-glacier px-3 py-1 text-small">
      <span>
        <span className="i-lucide-check mr-1 text-pine" aria-hidden="true" />
        {already.asked} <b className="font-600">{describeAsked(asked.jour, asked.creneau)}</b>,{" "}
        <span className="reference whitespace-nowrap">{asked.reference}</span>
      </span>
      <Link to={ownRequestAddress(asked.cle)} className="inline-flex min-h-11 items-center">
        {already.change}
      </Link>
    </p>
  );
}
