/** Borders only: forced colours and printers drop backgrounds. */
const LOOKS = {
  full: "border-[0.5rem] border-ink",
  open: "border-2 border-ink",
  dashed: "border-2 border-dashed border-edge",
};

/** Decorative. */
export function Bar({ look }: { look: keyof typeof LOOKS }) {
  return <i className={`h-4 w-13 flex-none ${LOOKS[look]}`} aria-hidden="true" />;
}
