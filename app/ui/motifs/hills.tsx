import { Hill } from "./hill.tsx";

/** The ground of a profession: the hills of its programmes, across its parent. */
export function Hills({ of }: { of: readonly { hill: number }[] }) {
  return (
    <div className="absolute inset-0 -z-1 text-tone opacity-24" aria-hidden="true">
      {of.map(({ hill }, index) => (
        <Hill
          key={hill}
          of={hill}
          view="card"
          className="hill-ground w-176"
          style={{ left: `${((index * 37) % 100) - 15}%`, top: `${(index % 2) * 8 - 4}rem` }}
        />
      ))}
    </div>
  );
}
