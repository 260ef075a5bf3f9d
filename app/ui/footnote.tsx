import { Link } from "./link.tsx";

interface FootnoteProps {
  /** Of the full note. Its short forms, far from it, have none. */
  id?: string;
  text: string;
  link: { label: string; to: string };
  className?: string;
}

export function Footnote({ id, text, link, className }: FootnoteProps) {
  return (
    <p id={id} className={id ? `scroll-mt-32 text-moss text-small ${className ?? ""}` : className}>
      * {text}{" "}
      <Link to={link.to} className={`text-current ${id ? "" : "-my-1 inline-block py-1"}`}>
        {link.label}
      </Link>
      .
    </p>
  );
}
