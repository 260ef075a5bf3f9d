/** « 4827 » → « 48 27 », as it is said: forty-eight, twenty-seven. */
export function spaceCode(code: string): string {
  return `${code.slice(0, 2)}\u00a0${code.slice(2)}`;
}
