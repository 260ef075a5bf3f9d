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

/** Sizes that leave the line height as it is. */
export const plainSizes = {
  display: "clamp(2.5rem, 1.6rem + 3.2vw, 4.25rem)",
  "title-xl": "clamp(1.75rem, 1.35rem + 1.6vw, 2.5rem)",
  "title-l": "clamp(1.5rem, 1.2rem + 1.1vw, 2.125rem)",
  "title-m": "clamp(1.375rem, 1.15rem + 0.8vw, 1.75rem)",
  "title-s": "clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)",
  question: "clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)",
  "amount-xl": "2.75rem",
  "amount-l": "1.75rem",
  amount: "1.5rem",
  brand: "1.3125rem",
  subtitle: "1.25rem",
  "item-l": "1.125rem",
  item: "1.0625rem",
  label: "1rem",
  /** Between tablet and desktop the navigation shrinks to stay on one line. */
  nav: "clamp(0.875rem, 1.85vw, 0.9375rem)",
  /** Beside text, in proportion to it. */
  icon: "1.25em",
  "icon-l": "1.35em",
} as const;

export const lineHeights = { figure: "1.05", display: "1.1", heading: "1.2", title: "1.3", list: "1.4" } as const;

/** Distances of the layout, fluid like the type. Inside a component the preset's steps of a quarter rem hold: `gap-2.5`. */
export const spaces = {
  section: "clamp(4.5rem, 3rem + 6vw, 8.5rem)",
  chapter: "clamp(3.5rem, 7vw, 7rem)",
  band: "clamp(3rem, 6vw, 6rem)",
  block: "clamp(2rem, 4vw, 3.5rem)",
  heading: "clamp(1.25rem, 4vw, 3rem)",
  frame: "clamp(1.5rem, 5vw, 4.5rem)",
  panel: "clamp(1.5rem, 4vw, 2.5rem)",
  gutter: "clamp(1.25rem, 4vw, 2.5rem)",
  column: "clamp(0.75rem, 2vw, 2rem)",
  /** Between two things that read as words of one line. */
  word: "0.5em",
} as const;

export const radii = { sm: "6px", md: "8px", lg: "10px" } as const;
