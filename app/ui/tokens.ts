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
  /** For what is copied sign by sign. */
  reference: '"Atkinson Hyperlegible Next", "Atkinson Fallback", system-ui, sans-serif',
} as const;

/** Small moss text over a line retains 4.5:1. */
export const contourOpacity = 0.1;

/** At 200 % text, the longest title word, « médicamenteuse », still fits a phone. */
const widestTitle = "11.4vw";

/** Larger sizes are fluid between phone and desktop. */
export const typeScale = {
  micro: "0.8125rem",
  small: "0.9375rem",
  body: "1.0625rem",
  subtitle: "min(1.25rem, 7vw)",
  amount: "min(1.5rem, 9vw)",
  title: `min(clamp(1.625rem, 1.45rem + 0.8vw, 2.125rem), ${widestTitle})`,
  display: `min(clamp(1.625rem, 1.29rem + 1.9vw, 3rem), ${widestTitle})`,
  /** Long titles, and those of a band. */
  band: `min(clamp(1.875rem, 1.64rem + 1vw, 2.5rem), ${widestTitle})`,
  headline: `min(clamp(1.875rem, 1.3rem + 2.9vw, 3.5rem), ${widestTitle})`,
  hero: `min(clamp(2.75rem, 1.68rem + 4.4vw, 4.75rem), ${widestTitle})`,
  /** Fits the navigation on one line between tablet and desktop. */
  nav: "clamp(0.875rem, 1.85vw, 0.9375rem)",
  icon: "1.25em",
  "icon-l": "1.35em",
} as const;

/** Sizes with a line height. The other names of the scale set the size alone. */
export const textStyles: Record<string, readonly [size: keyof typeof typeScale, lineHeight: string]> = {
  hero: ["hero", "0.98"],
  h1: ["headline", "1.04"],
  h2: ["display", "1.06"],
  h3: ["subtitle", "1.18"],
  lead: ["subtitle", "1.5"],
  body: ["body", "1.6"],
  small: ["small", "1.5"],
  micro: ["micro", "1.45"],
  figure: ["display", "1"],
};

export const lineHeights = { figure: "1.05", display: "1.1", heading: "1.2", title: "1.3", list: "1.4" } as const;

/** Fluid. Inside components use the preset's quarter-rem steps: `gap-2`. */
export const spaces = {
  section: "clamp(3rem, 1rem + 8.2vw, 8.5rem)",
  chapter: "clamp(3.5rem, 7vw, 7rem)",
  band: "clamp(3rem, 6vw, 6rem)",
  block: "clamp(2rem, 4vw, 3.5rem)",
  heading: "clamp(1.25rem, 4vw, 3rem)",
  frame: "clamp(1.5rem, 5vw, 4.5rem)",
  panel: "clamp(1.5rem, 4vw, 2.5rem)",
  gutter: "clamp(min(1.25rem, 6.25vw), 4vw, 2.5rem)",
  column: "clamp(0.75rem, 2vw, 2rem)",
  /** Height of the mountains at a dark band's foot. */
  elevation: "clamp(4.25rem, 12vw, 11rem)",
  /** Between parts of one line. */
  word: "0.5em",
} as const;

export const radii = { xs: "4px", sm: "6px", md: "8px", lg: "10px" } as const;
