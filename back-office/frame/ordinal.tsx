import { Fragment } from "react";

/** « 1er déc. » with its raised letters. */
export function Ordinal({ words }: { words: string }) {
  return words.split(/(?<=\b1)er\b/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <Fragment key={place}>
      {place > 0 && <sup className="raised leading-tight">er</sup>}
      {part}
    </Fragment>
  ));
}
