import { Fragment, type ReactNode } from "react";
import { formatPhone } from "#app/content/format.ts";
import { legalIdentity } from "#app/content/legal-identity.ts";
import { organisation } from "#app/content/organisation.ts";
import { describePage, describeRunningHead, employerFile } from "#app/content/pages/employer-file.ts";
import { Logo } from "#app/ui/motifs/logo.tsx";
import type { Chosen } from "./route.tsx";

interface SheetProps {
  chosen: readonly Chosen[];
  page: number;
  pages: number;
  className?: string;
  children: ReactNode;
}

/** One page of A4, on the screen and in print, with its running head and foot. */
export function Sheet({ chosen, page, pages, className = "", children }: SheetProps) {
  return (
    <section aria-label={describePage(page, pages)} className={`employer-sheet ${className}`}>
      <div className="employer-head">
        <span className="employer-brand">
          <Logo className="h-[7mm] w-[9mm]" />
          {organisation.name}
        </span>
        <p>
          <b>{employerFile.bar.title}</b>
          <span className="numeric">{describeRunningHead(chosen)}</span>
        </p>
      </div>
      <div className="employer-body">{children}</div>
      <div className="employer-foot">
        <span>
          <Supplied text={legalIdentity.companyName} /> · <span className="whitespace-nowrap">{formatPhone(organisation.phone)}</span> ·{" "}
          {organisation.email}
        </span>
        <span className="employer-page">{describePage(page, pages)}</span>
      </div>
    </section>
  );
}

/** A text in which braces mark what the operator still has to supply. */
export function Supplied({ text }: { text: string }) {
  return text.split(/(\{[^}]+\})/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    part.startsWith("{") ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
