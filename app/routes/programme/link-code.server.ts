import { encode } from "uqr";

/** A QR code: `size` modules a side, whose dark ones are the strokes of `path`, 1 wide. */
export interface LinkCode {
  size: number;
  path: string;
}

/** The encoder has no place in the browser's script. */
export function drawLinkCode(address: string): LinkCode {
  const { data, size } = encode(address, { border: 0 });
  const drawRow = (row: readonly boolean[], y: number) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return `M${x} ${y}.5h${(end < 0 ? size : end) - x}`;
    });
  return { size, path: data.flatMap(drawRow).join("") };
}
