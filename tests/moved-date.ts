/**
 * Tests run as of TEST_DAY, what `Date` reads (`2027-01-02`, `2028-02-29T23:30` in the zone of TZ). From then on time
 * passes as usual. Set by tests/vitest.config.ts for every process of a run; 0 without TEST_DAY.
 */
export const movedMs = Number(process.env.TEST_MOVED_MS ?? 0);

/** How far `day` is from now. Throws when it is no day. */
export function countMovedMs(day: string | undefined): number {
  if (!day) return 0;
  const moved = new Date(day).getTime() - Date.now();
  if (Number.isNaN(moved)) throw new Error(`TEST_DAY is no day: ${day}`);
  return moved;
}

/** Defines `MovedDate`, as source too: a built Worker starts with it. */
export function defineMovedDate(ms: number): void {
  if (ms === 0 || Date.name === "MovedDate") return;
  const RealDate = Date;
  globalThis.Date = class MovedDate extends RealDate {
    constructor(...given: []) {
      super(...((given.length === 0 ? [MovedDate.now()] : given) as []));
    }
    static override now(): number {
      return RealDate.now() + ms;
    }
  } as DateConstructor;
}
