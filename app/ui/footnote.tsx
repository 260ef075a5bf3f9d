interface FootnoteProps {
  id: string;
  text: string;
  className: string;
}

/** What the star on a page stands for. */
export function Footnote({ id, text, className }: FootnoteProps) {
  return (
    <p id={id} className={`scroll-mt-32 text-moss text-small ${className}`}>
      * {text}
    </p>
  );
}

interface FootnotePointerProps {
  text: string;
  link: { label: string; to: string };
  className?: string;
}

/** In short, under a star that stands far from its note. */
export function FootnotePointer({ text, link, className }: FootnotePointerProps) {
  return (
    <p className={className}>
      * {text}{" "}
      <a href={link.to} className="inline-block py-1 text-current">
        {link.label}
      </a>
      .
    </p>
  );
}
