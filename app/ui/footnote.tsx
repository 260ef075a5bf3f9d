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
export function FootnotePointer({ text, link, ...rest }: FootnoteProps & { id?: string }) {
  return (
    <p {...rest}>
      * {text}{" "}
      <Link to={link.to} className="-my-1 inline-block py-1 text-current">
        {link.label}
      </Link>
      .
    </p>
  );
}
