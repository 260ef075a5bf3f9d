import type { ReactNode } from "react";
import "./callback.css";

interface CallPostProps {
  /** The day, then the time of day. */
  date: ReactNode;
  moment: ReactNode;
  tag?: ReactNode;
  /** A call that will not be made: outlined, its day struck through. */
  isOff?: boolean;
}

/** A call's day and time of day on a signpost. */
export function CallPost({ date, moment, tag, isOff = false }: CallPostProps) {
  const plate = isOff
    ? "relative rounded-md border-2 border-moss border-dashed bg-mist px-4 py-2 text-moss [&_b]:line-through"
    : "plate plate-priced min-h-16";
  return (
    <div className="plate-post callback-post grid max-w-112 gap-2 py-3 forced-colors:py-1">
      <p className={plate}>
        <span>
          <b className="block font-700 font-display text-subtitle">{date}</b> {moment}
        </span>
      </p>
      {tag && (
        <p className="relative ml-4 justify-self-start rounded-sm bg-ink px-4 py-2 text-small text-white leading-heading forced-colors:border-2">
          {tag}
        </p>
      )}
    </div>
  );
}
