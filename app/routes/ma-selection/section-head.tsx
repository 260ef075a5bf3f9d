import type { ReactNode } from "react";

interface SectionHeadProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <>
      <h2 id={id} className="scroll-mt-24 text-title">
        {title}
      </h2>
      <p className="mt-2.5 max-w-152 text-moss leading-[1.45]">{children}</p>
    </>
  );
}
