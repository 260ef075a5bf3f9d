import { Fragment } from "react";

/** A text in which braces mark what the operator still has to supply. */
export function Supplied({ text }: { text: string }) {
  return text.split(/(\{[^}]+\})/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    part.startsWith("{") ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
