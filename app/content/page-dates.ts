/** Last change (ISO date) of pages whose text is their own: to be moved with it. The others follow programmes and records. */
export const pageDates: Readonly<Record<string, string>> = {
  "/organisme": "2026-11-29",
  "/aide-inscription": "2026-11-29",
  "/contact": "2026-11-29",
};
