import { useEffect, useRef } from "react";
import { callbackTexts } from "#app/content/callback.ts";
import { rememberAskedCallback } from "./asked-callback.ts";
import type { Slot } from "./request-schema.ts";

const texts = callbackTexts.form;

/** The request is kept: when we call. Takes focus, as it stands where the form was. */
export function CallbackConfirmation({ slot }: { slot: Slot }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    rememberAskedCallback();
  }, []);

  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 rounded-md bg-glacier p-5 sm:p-6">
      <span className="grid size-12 place-items-center rounded-full bg-pine text-white" aria-hidden="true">
        <span className="i-lucide-check text-[1.5rem]" />
      </span>
      <div className="grid gap-1">
        <h3 ref={heading} tabIndex={-1} className="pt-[0.4rem] text-h3 outline-none">
          {texts.doneTitle}
        </h3>
        <p>{texts.done[slot]}</p>
        <p className="text-moss text-small">{texts.doneDays}</p>
      </div>
    </div>
  );
}
