/** The tokens of the visual identity: the one source for the pages, the catalogue PDF, the sharing pictures and the film. */
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
  /** What lies on paper: cards, fields, dialogs. */
  raised: "#FFFFFF",
  "ink-2": "#1B453D",
  "pine-2": "#0E4338",
  "sun-2": "#F7A51F",
  "sun-3": "#E8940B",
  /** Decoration only, never text, never a control. */
  "sun-soft": "#FDE7BF",
  hairline: "#D3DED8",
  /** Borders that mean something: 3.9:1 on white. */
  edge: "#6B857D",
  "disabled-bg": "#DDE4E0",
  "disabled-fg": "#55655F",
  "on-ink": "#DCEDE7",
} as const;

export const fontFamilies = {
  display: '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif',
  text: '"Atkinson Hyperlegible Next", "Atkinson Fallback", system-ui, sans-serif',
} as const;

/** [size, line height]: fluid between a phone of 390 px and a desktop of 1440 px. */
export const fontSizes = {
  hero: ["clamp(2.75rem, 1.68rem + 4.4vw, 4.75rem)", "0.98"],
  h1: ["clamp(2.375rem, 1.75rem + 2.7vw, 3.75rem)", "1.02"],
  h2: ["clamp(1.875rem, 1.45rem + 1.8vw, 3rem)", "1.06"],
  h3: ["clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)", "1.18"],
  lead: ["clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)", "1.5"],
  body: ["clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)", "1.6"],
  small: ["0.9375rem", "1.5"],
  micro: ["0.8125rem", "1.45"],
  figure: ["clamp(2.25rem, 1.7rem + 1.6vw, 3.125rem)", "1"],
} as const;

export const radii = { sm: "6px", md: "8px", lg: "10px" } as const;
