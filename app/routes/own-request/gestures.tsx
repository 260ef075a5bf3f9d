import type { ReactNode } from "react";
import { ownRequestPage as page } from "#app/content/pages/own-request.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { ERASE_PARAMETER, STATE_ANCHOR } from "./state-box.tsx";

/** What can still be done with a request; each gesture is a form of its own. `ends`: when the link does, if that is known. */
export function Gestures({ ends, children }: { ends: string | null; children: ReactNode }) {
  return (
    <section aria-labelledby="avis" className="wrap grid gap-x-8 gap-y-6 py-block xl:cols-4-8 print:hidden">
      <div className="grid content-start gap-3">
        <h2 id="avis" className="text-title leading-tight">
          {page.mind.title}
        </h2>
        <p className="text-moss text-small">
          {page.mind.secret} {ends}
        </p>
      </div>
      <ul className="border-ink border-t-2">{children}</ul>
    </section>
  );
}

interface GestureWords {
  title: string;
  text: string;
}

export function Gesture({ title, text, children }: GestureWords & { children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-b-1 py-5 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div>
        <h3 className="text-item">{title}</h3>
        <p className="text-moss text-small">
          <Unbroken text={text} />
        </p>
      </div>
      {children}
    </li>
  );
}

export function GestureForm({ kind, label }: { kind: "cancel" | "refuse"; label: string }) {
  return (
    <form method="post" action="?" className="grid">
      <input type="hidden" name="kind" value={kind} />
      <Button type="submit" variant="line">
        {label}
      </Button>
    </form>
  );
}

/** A question first, with and without scripts: a document, like the forms' answers. */
export function EraseGesture({ submit, ...words }: GestureWords & { submit: string }) {
  return (
    <Gesture {...words}>
      <a href={`?${ERASE_PARAMETER}=oui#${STATE_ANCHOR}`} className={buttonClass({ variant: "stop" })}>
        {submit}
      </a>
    </Gesture>
  );
}
