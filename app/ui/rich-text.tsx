import { Link } from "./link.tsx";
import { Unbroken } from "./unbroken.tsx";

const LINK_OR_EMAIL = /(\[[^\]]+\]\([^)\s]+\)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
const LINK = /^\[(?<label>.+)\]\((?<to>.+)\)$/;

/** `[label](/path)` links and e-mail addresses. */
export function splitLinks(text: string): Array<string | { label: string; to: string }> {
  return text.split(LINK_OR_EMAIL).flatMap((part, index) => {
    if (index % 2 === 0) return part || [];
    const { label = part, to = `mailto:${part}` } = LINK.exec(part)?.groups ?? {};
    return { label, to };
  });
}

export function RichText({ text }: { text: string }) {
  return splitLinks(text).map((part) =>
    typeof part === "string" ? (
      <Unbroken key={part} text={part} />
    ) : (
      // Addresses don't wrap at their hyphen.
      <Link key={part.label} to={part.to} className={part.to.startsWith("mailto:") ? "inline-block" : undefined}>
        <Unbroken text={part.label} />
      </Link>
    ),
  );
}
