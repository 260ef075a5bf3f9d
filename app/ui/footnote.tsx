import { Link } from "./link.tsx";

interface FootnoteProps {
  text: string;
  link: { label: string; to: string };
  className?: string;
}

export function Footnote({ className, ...rest }: FootnoteProps & { id: string }) {
  return <FootnotePointer {...rest} className={`scroll-mt-32 text-moss text-small ${className}`} />;
}

/** Short form, far from the full note. */
export function FootnotePointer({ id, text, link, className }: FootnoteProps & { id?: string }) {
  return (
    <p id={id} className={className}>
      * {text}{" "}
      <Link to={link.to} className={`text-current ${id ? "" : "-my-1 inline-block py-1"}`}>
        {link.label}
      </Link>
      .
    </p>
  );
}
