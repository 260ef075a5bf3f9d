/** What an operator changes in wrangler.toml to go live: most tests are about the live site. */
export const LIVE_SETTINGS = { SITE_ORIGIN: "https://www.cimes-dpc.example", INDEXING: "allow" };
