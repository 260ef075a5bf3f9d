/** Both ends are included. */
type ByteRange = { start: number; end: number } | "whole" | "unsatisfiable";

/** Parses a `Range` header (RFC 9110 §14.2). Several ranges, another unit or nonsense mean the whole file. */
export function readByteRange(header: string | null | undefined, size: number): ByteRange {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return "whole";
  if (first !== "" && last !== "" && Number(last) < Number(first)) return "whole";

  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(size - 1, Number(last));
  return start > end ? "unsatisfiable" : { start, end };
}

export function describeByteRange(range: ByteRange, size: number): { status: 200 | 206 | 416; headers: Record<string, string> } {
  if (range === "unsatisfiable") return { status: 416, headers: { "Content-Range": `bytes */${size}` } };
  if (range === "whole") return { status: 200, headers: { "Content-Length": String(size) } };
  const { start, end } = range;
  return { status: 206, headers: { "Content-Range": `bytes ${start}-${end}/${size}`, "Content-Length": String(end - start + 1) } };
}
