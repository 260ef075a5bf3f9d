/**
 * The oldest browsers in which everything works; the build and its tests read it. Firefox 121 is the first with `:has()`. Below, the pages
 * read and their forms work as without scripts.
 */
export const BASELINE = { chrome: "111", edge: "111", firefox: "121", safari: "16.4", safari_ios: "16.4" } as const;

/** The same as the build writes it: « chrome111 », « ios16.4 ». */
export const BUILD_TARGETS = Object.entries(BASELINE).map(([browser, version]) => browser.replace("safari_", "") + version);
