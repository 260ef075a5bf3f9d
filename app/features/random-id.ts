/** UUID of version 4. On plain http browsers have no `crypto.randomUUID`. */
export function makeRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = ((bytes[8] ?? 0) % 4) + 8;
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant.toString(16)}$4-$5`);
}
