import type { ReactNode } from "react";
import { organisation } from "#app/content/organisation.ts";

export function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} · ${organisation.name}`}</title>
      <main id="contenu" className="flex flex-1 flex-col">
        {children}
      </main>
    </>
  );
}

export function PageHead({ title, words, children }: { title: string; words?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 screen-sides pt-6 pb-4">
      <h1 className="text-title leading-tight">{title}</h1>
      {words && <p className="text-moss">{words}</p>}
      {children && (
        <div className="ml-auto flex flex-wrap items-center gap-4 text-moss text-compact max-tablet:ml-0 print:hidden">{children}</div>
      )}
    </div>
  );
}

export function SectionHead({ title, by }: { title: string; by?: string }) {
  return (
    <h2 className="mb-2 flex flex-wrap items-baseline gap-x-2 border-b-1.5 border-ink pb-2 text-item-l leading-heading">
      {title}
      {by && <small className="font-400 font-text text-moss text-compact tracking-normal">{by}</small>}
    </h2>
  );
}
