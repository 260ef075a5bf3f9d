/** Borders only: forced colours and printers drop backgrounds. */
const LOOKS = {
  full: "h-4 border-[0.5rem] border-ink",
  open: "h-4 border-2 border-ink",
  dashed: "border-edge border-t-2 border-dashed",
};

/** Decorative. */
export function Bar({ look }: { look: keyof typeof LOOKS }) {
  return <i className={`w-13 flex-none ${LOOKS[look]}`} aria-hidden="true" />;
}
