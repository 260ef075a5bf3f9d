import { Link } from "./link.tsx";
import { Unbroken } from "./unbroken.tsx";

const LINK_OR_EMAIL = /\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)|(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

type TextPart = string | { label: string; to: string };

/** `[label](/path)` links and e-mail addresses. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index, groups: { label = "", to = "", email } = {} } of text.matchAll(LINK_OR_EMAIL)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push(email ? { label: email, to: `mailto:${email}` } : { label, to });
    end = index + match.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
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
