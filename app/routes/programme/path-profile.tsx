import type { CSSProperties } from "react";
import { formatHours } from "#app/content/format.ts";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import type { OfferView } from "./offer-views.tsx";
import { type DrawingName, drawProfile, markOf } from "./path-profile.ts";
import type { Shown } from "./route.tsx";

const NUMBERED_STEPS = 3;
const LAYERS = ["far", "far-shade", "near", "near-shade", "ground"];

interface PathProfileProps extends Shown {
  view: OfferView;
  /** All waypoints are numbered. */
  isSharp: boolean;
  className: string;
}

/** Decorative: the list has the same content. Hours, as the drawing's axis, are exact. */
export function PathProfile({ view: { format, offer }, texts: { path }, className, ...props }: PathProfileProps) {
  return (
    <div className={`path-profile print:hidden ${className}`}>
      <Drawing {...props} name="wide" format={format} />
      <Drawing {...props} name="narrow" format={format} />
      <div className="numeric text-micro text-moss leading-list">
        <i className="path-hours" style={{ "--n": offer.hours } as CSSProperties} aria-hidden="true" />
        <p className="flex justify-between gap-4">
          <span aria-hidden="true">{path.scale}</span>
          <span>
            <strong className="font-600 text-ink">{formatHours(offer.hours)}</strong> {path.work}
          </span>
        </p>
        {format !== "FC" && <p>{path.rounds}</p>}
      </div>
    </div>
  );
}

type DrawingProps = Pick<PathProfileProps, "sheet" | "seasons" | "isSharp"> & { name: DrawingName; format: OfferView["format"] };

function Drawing({ sheet: { learnerPath }, seasons, isSharp, name, format }: DrawingProps) {
  const { viewBox, waypoints, trail } = drawProfile(learnerPath, format, name);
  const season = seasons[format];
  const summit = waypoints.at(-1);
  const place = (x: number, y?: number): CSSProperties => ({ left: `${x}%`, top: y === undefined ? undefined : `${y}%` });
  return (
    <div className={`path-drawing path-drawing-${name} forced-colors:hidden`} aria-hidden="true">
      <div className="relative">
        <svg viewBox={viewBox} aria-hidden="true" className="w-full">
          {LAYERS.map((layer) => (
            <use key={layer} href={`/images/learner-path.svg#${name}-${layer}`} className={`path-${layer}`} />
          ))}
          <path key={format} d={trail} className="path-trail" />
        </svg>
        {waypoints.map(({ step, x, y }) => {
          const isNumbered = isSharp || step < NUMBERED_STEPS;
          return (
            <b
              key={step}
              className={`path-waypoint waypoint ${step === 0 ? "bg-tone! text-white!" : ""} ${isNumbered ? "" : "path-ring"}`}
              style={place(x, y)}
            >
              {isNumbered && step + 1}
            </b>
          );
        })}
        {season && summit && (
          <span className="path-summit" style={place(summit.x, summit.y)}>
            <Flag year={season.year} isFull={season.isInTime} />
          </span>
        )}
      </div>
      <div className="relative h-6 text-tone">
        {waypoints.map(({ step, x }) => {
          const formats = learnerPath[step]?.formats ?? [];
          return (
            <span key={step} className="path-sign absolute top-2" style={place(x)}>
              <FormatMark format={format === "PI" ? markOf(formats) : format} className="path-mark" />
            </span>
          );
        })}
      </div>
    </div>
  );
}
