export function Heading({ place, id, children }: { place: number; id?: string; children: string }) {
  return (
    <h2 id={id} className="grid grid-cols-[auto_1fr] items-center gap-3 text-subtitle leading-[1.15] tracking-[-0.012em]">
      <span className="waypoint size-9" aria-hidden="true">
        {place}
      </span>
      {children}
    </h2>
  );
}
