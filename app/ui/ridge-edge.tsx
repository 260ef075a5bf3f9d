/** Foot of a dark band: the mountains at which it ends and the paper begins. */
export function RidgeEdge() {
  return (
    <div
      aria-hidden="true"
      className="mt-[clamp(1.5rem,3vw,3rem)] h-[clamp(4.5rem,11vw,11rem)] translate-y-px bg-[length:100%_100%] bg-[url(/images/elevation.svg)] bg-no-repeat forced-colors:hidden print:hidden"
    />
  );
}
