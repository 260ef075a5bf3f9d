/** The title of a part of a screen, with a word on how it is told. */
export function SectionHead({ title, by }: { title: string; by?: string }) {
  return (
    <h2 className="mb-2.5 flex flex-wrap items-baseline gap-x-2.5 border-b-1.5 border-ink border-solid pb-1.75 text-item-l leading-heading">
      {title}
      {by && <small className="font-400 font-[family-name:var(--prose)] text-moss text-small tracking-normal">{by}</small>}
    </h2>
  );
}
