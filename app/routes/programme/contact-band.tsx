import type { ReactNode } from "react";
import { programmePage } from "#app/content/pages/programme.ts";

const { contact } = programmePage;

/** Last section, in the colour of the profession: the way to an advisor. */
export function ContactBand({ action }: { action: ReactNode }) {
  return (
    <section aria-labelledby="question" className="section isolate overflow-clip bg-tone-soft print:hidden">
      <div className="contours text-tone opacity-15" aria-hidden="true" />
      <div className="wrap grid justify-items-start gap-6 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-16">
        <div className="grid gap-4">
          <h2 id="question" className="max-w-[18ch] text-h2">
            {contact.title}
          </h2>
          <p className="text-moss">{contact.text}</p>
        </div>
        {action}
      </div>
    </section>
  );
}
