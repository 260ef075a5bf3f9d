import type { UserConfig } from "unocss";
import { unoOptions } from "../app/ui/theme.ts";

/** Sizes of a screen that is worked with all day. */
const PLAIN_SIZES = { label: "0.9375rem", item: "0.9375rem", "item-l": "1.0625rem" } as const;

/** The utilities and primitives of the site on a compact scale: a small button has 34 px, an ordinary one 40, a large one 48. Read by vite.config.ts. */
export const compactOptions: UserConfig = {
  ...unoOptions,
  theme: {
    ...unoOptions.theme,
    fontSize: { ...(unoOptions.theme as { fontSize: Record<string, string[]> }).fontSize, small: ["0.875rem", "1.45"] },
    minHeight: { "11": "2.125rem", "12": "2.5rem", "14": "3rem" },
    breakpoints: { sm: "44rem", md: "60rem", lg: "74rem", xl: "90rem" },
  },
  rules: [
    ...(unoOptions.rules ?? []),
    ...Object.entries(PLAIN_SIZES).map(([name, size]): [string, Record<string, string>] => [`text-${name}`, { "font-size": size }]),
  ],
};
