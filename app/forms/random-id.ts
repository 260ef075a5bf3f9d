/** 128 random bits in hexadecimal. */
export function makeRandomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** UUID of version 4. On plain http browsers have no `crypto.randomUUID`. */
export function makeRandomId(): string {
  const hex = makeRandomHex();
  const variant = (Number.parseInt(hex.charAt(16), 16) % 4) + 8;
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant.toString(16)}$4-$5`);
}
