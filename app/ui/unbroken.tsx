/** « 9 h – 18 h 30 », « 2025-1335 » and « compte-t-elle »: browsers break after a dash, even before a no-break space. */
const RANGE = /(\d[\dh\u00A0]*–[\dh\u00A0]*\d|20\d\d-\d+|\p{L}+(?:-t)?-(?:il|elle)s?(?!\p{L}))/u;

/** Keeps ranges, decree numbers and inverted verbs on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(RANGE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
