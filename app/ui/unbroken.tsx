/** Browsers break after a dash, and the typeface has no U+2011: « 9 h – 18 h 30 », « e-mail », « 1er ». References keep their own zero. */
const SET_APART =
  /(9A0X\d*|CIM-[\w-]+\w|(?<=\w)@[\w.-]+\w|\d[\dh\u00A0]*–[\dh\u00A0]*\d|20\d\d-\d+|(?<!\p{L})(?:contre|\p{L}{1,3})-\p{L}+|\p{L}+(?:-t)?-(?:il|elle)s?(?!\p{L})|(?<=\b1)er\b)/u;

function chooseLook(part: string): string {
  if (part.startsWith("@")) return "domain";
  if (/^(9A0X|CIM-)/.test(part)) return "font-reference whitespace-nowrap";
  return part === "er" ? "raised" : "whitespace-nowrap";
}

/** Also raises the ordinal. */
export function Unbroken({ text }: { text: string }) {
  return text.split(SET_APART).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className={chooseLook(part)}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
