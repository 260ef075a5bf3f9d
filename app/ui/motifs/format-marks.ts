/** FC full, EPP open, PI both. Separate from the component because scripts can't import JSX. */
export const FORMAT_MARKS = {
  PI: { full: "M1 0h18v6H1z", open: "M2 9h16v5H2z" },
  EPP: { full: null, open: "M2 5h16v5H2z" },
  FC: { full: "M1 4h18v7H1z", open: null },
} as const;
