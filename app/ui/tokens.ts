/** Design tokens, shared by pages, catalogue PDF, sharing pictures and film. */
export const colors = {
  paper: "#FBF9F4",
  mist: "#EEF3EE",
  glacier: "#D9ECE6",
  ink: "#10312B",
  moss: "#4A635C",
  pine: "#14564A",
  sun: "#FFB43A",
  meltwater: "#9FD3C4",
  lac: "#1E5A8A",
  "lac-soft": "#E3EEF7",
  gentiane: "#6A3FA0",
  "gentiane-soft": "#F0E8F8",
  brique: "#B3361E",
  "brique-soft": "#FBEAE6",
  "brique-deep": "#741A0C",
  /** Cards, fields, dialogs. */
  raised: "#FFFFFF",
  "ink-2": "#1B453D",
  "pine-2": "#0E4338",
  "sun-2": "#F7A51F",
  "sun-3": "#E8940B",
  "sun-soft": "#FDE7BF",
  hairline: "#D3DED8",
  /** Meaningful borders: 3.9:1 on white. */
  edge: "#6B857D",
  "disabled-bg": "#DDE4E0",
  "disabled-fg": "#55655F",
  "on-ink": "#DCEDE7",
} as const;

export const fontFamilies = {
  display: '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif',
  /** Digits of the display face: the text's own zero is slashed. */
  text: '"Cimes chiffres", "Atkinson Hyperlegible Next", "Atkinson Fallback", system-ui, sans-serif',
  /** For what is copied character by character. */
  reference: '"Atkinson Hyperlegible Next", "Atkinson Fallback", system-ui, sans-serif',
} as const;

/** Small moss text over a line retains 4.5:1. */
export const contourOpacity = 0.1;

/** At 200 % text, the longest title word, « médicamenteuse », still fits a phone. */
const widestTitle = "11.4vw";

/** Eight sizes. The larger ones are fluid between phone and desktop. */
export const typeScale = {
  micro: "0.8125rem",
  small: "0.9375rem",
  body: "1.0625rem",
  subtitle: "min(1.25rem, 7vw)",
  title: "min(clamp(1.5rem, 1.38rem + 0.5vw, 1.875rem), 9vw)",
  headline: `min(clamp(1.625rem, 1.29rem + 1.7vw, 2.75rem), ${widestTitle})`,
  display: `min(clamp(1.875rem, 1.3rem + 2.9vw, 3.5rem), ${widestTitle})`,
  hero: `min(clamp(2.75rem, 1.68rem + 4.4vw, 4.75rem), ${widestTitle})`,
} as const;

/** Four: titles, short texts in bold, small print and lists, reading. */
export const lineHeights = { tight: "1.05", heading: "1.2", list: "1.4", text: "1.6" } as const;

/** Sizes with a line height. The other names of the scale set the size alone. */
export const textStyles: Record<string, readonly [size: keyof typeof typeScale, lineHeight: string]> = {
  hero: ["hero", lineHeights.tight],
  h1: ["display", lineHeights.tight],
  h2: ["headline", lineHeights.tight],
  h3: ["subtitle", lineHeights.heading],
  lead: ["subtitle", lineHeights.list],
  body: ["body", lineHeights.text],
  small: ["small", lineHeights.list],
  micro: ["micro", lineHeights.list],
};

/** In quarters of a rem, the number of each utility (`gap-3`): 4 8 12 16 20 24 32 40 48 64 80 112 px, and none between. */
export const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 28] as const;

/** Between two steps, with the width of the window. */
export const spaces = {
  section: "clamp(3rem, 1rem + 8.2vw, 7rem)",
  chapter: "clamp(3rem, 7vw, 7rem)",
  band: "clamp(3rem, 6vw, 5rem)",
  block: "clamp(2rem, 4vw, 3rem)",
  part: "clamp(2rem, 1.2rem + 3.1vw, 4rem)",
  heading: "clamp(1.25rem, 4vw, 3rem)",
  frame: "clamp(1.5rem, 5vw, 4rem)",
  panel: "clamp(1.5rem, 4vw, 2.5rem)",
  gutter: "clamp(min(1.25rem, 6.25vw), 4vw, 2.5rem)",
  /** Of cards and messages on the narrowest phones. */
  card: "min(1.25rem, 6.25vw)",
  column: "clamp(0.75rem, 2vw, 2rem)",
  /** Height of the mountains at a dark band's foot. */
  elevation: "clamp(4rem, 12vw, 11rem)",
  /** Between parts of one line. */
  word: "0.5em",
} as const;

export const radii = { xs: "4px", sm: "6px", md: "8px", lg: "10px" } as const;
