import type { ReactNode } from "react";

export function SectionHead({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <>
      <h2 id={id} className="scroll-mt-28 text-title">
        {title}
      </h2>
      <p className="mt-2 max-w-152 text-moss leading-list">{children}</p>
    </>
  );
}
