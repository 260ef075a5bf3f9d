import { useEffect, useState } from "react";
import { callbackTexts, describeAsked } from "#app/content/callback.ts";
import { useToday } from "#app/features/today.ts";
import { AskedNote } from "./asked-note.tsx";
import { type AskedRequest, askedRequest } from "./asked-request.ts";

/** Above an empty form: the call that this tab has asked for, until its day is over. */
export function AlreadyAsked() {
  const today = useToday();
  const [asked, setAsked] = useState<AskedRequest | null>(null);
  useEffect(() => setAsked(askedRequest.read()), []);
  if (!asked || (asked.jour ?? today) < today) return null;
  return <AskedNote {...asked} texts={callbackTexts.form.already} what={describeAsked(asked.jour, asked.creneau)} />;
}
