import { Link } from "./link.tsx";

interface FootnoteProps {
  id: string;
  text: string;
  link: { label: string; to: string };
  className: string;
}

export function Footnote({ id, text, link, className }: FootnoteProps) {
  return (
    <p id={id} className={`scroll-mt-32 text-moss text-small ${className}`}>
      * {text}{" "}
      <Link to={link.to} className="text-current">
        {link.label}
      </Link>
      .
    </p>
  );
}

interface FootnotePointerProps {
  text: string;
  link: { label: string; to: string };
  className?: string;
}

/** Short form, far from the full note. */
export function FootnotePointer({ text, link, className }: FootnotePointerProps) {
  return (
    <p className={className}>
      * {text}{" "}
      <Link to={link.to} className="inline-block -my-1 py-1 text-current">
        {link.label}
      </Link>
      .
    </p>
  );
}
