import type { ReactNode } from "react";
import { formatEuros } from "#app/content/format.ts";

export function Sums({ children }: { children: ReactNode }) {
  return <dl className="flex flex-wrap border-y-1">{children}</dl>;
}

interface SumProps {
  term: string;
  text?: string;
  cents?: number;
  note?: string | false | null;
}

export function Sum({ term, text, cents, note }: SumProps) {
  return (
    <div className="min-w-min flex-[1_1_5.5rem] not-first:border-l-1 py-3 pr-2 not-first:pl-4">
      <dt className="text-moss text-small leading-title">{term}</dt>
      {cents === undefined ? (
        <dd className="text-moss leading-[1.85]">{text}</dd>
      ) : (
        <dd>
          <b className="numeric block whitespace-nowrap font-700 font-display text-amount leading-display">{formatEuros(cents)}</b>
          {note && <small className="block text-micro leading-title">{note}</small>}
        </dd>
      )}
    </div>
  );
}
