import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

const GOALS = [".selection-ring", ".selection-waypoint"];
const HALF = 12;

/** Flies from the pressed button to the header's count for 250 ms; skipped under reduced motion. */
export function sendWaypoint(pressed: Element): void {
  const goal = GOALS.map((selector) => document.querySelector(selector)).find((element) => element?.getClientRects().length);
  if (!goal || prefersReducedMotion()) return;
  const waypoint = document.createElement("i");
  waypoint.className = "selection-flight fixed size-6 rounded-full bg-pine";
  waypoint.style.cssText = "inset: 0 auto auto 0; z-index: 30";
  const frames = [pressed, goal].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { translate: `${left + width / 2 - HALF}px ${top + height / 2 - HALF}px` };
  });
  document.body.appendChild(waypoint);
  waypoint.animate(frames, { duration: 250, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" }).onfinish = () => waypoint.remove();
}
