/** Shortcuts put button styles in the style sheet rather than in the script. */

const BASE =
  "inline-flex items-center justify-center gap-word rounded-md border-2 font-600 leading-heading text-center cursor-pointer " +
  "transition-[background-color,border-color,translate] duration-160 active:[translate:0_1px] focus-visible:rounded-md " +
  "disabled:cursor-not-allowed disabled:[translate:none] aria-busy:cursor-progress forced-colors:border-[ButtonText]";

// A busy button is disabled too, but retains its colours.
const FILLED_OFF =
  "[&:disabled:not([aria-busy])]:bg-disabled-bg [&:disabled:not([aria-busy])]:border-disabled-bg [&:disabled:not([aria-busy])]:text-disabled-fg";
const BARE_OFF = "[&:disabled:not([aria-busy])]:text-[var(--line-button-off,var(--disabled-fg))]";

const VARIANTS = {
  sun: `no-underline bg-sun border-sun text-ink not-disabled:hover:bg-sun-2 not-disabled:hover:border-sun-2 not-disabled:active:bg-sun-3 not-disabled:active:border-sun-3 ${FILLED_OFF}`,
  pine: `no-underline bg-pine border-pine text-white not-disabled:hover:bg-pine-2 not-disabled:hover:border-pine-2 not-disabled:active:bg-ink not-disabled:active:border-ink ${FILLED_OFF}`,
  line: `no-underline bg-transparent border-current text-[var(--line-button,var(--pine))] not-disabled:hover:bg-[var(--line-button-soft,var(--glacier))] not-disabled:active:bg-[var(--line-button-pressed,var(--meltwater))] ${BARE_OFF}`,
  stop: `no-underline bg-transparent border-current text-brique not-disabled:hover:bg-brique-soft not-disabled:active:bg-brique-soft ${BARE_OFF}`,
  quiet: `bg-transparent border-transparent text-pine underline underline-offset-4 not-disabled:hover:bg-glacier not-disabled:active:bg-meltwater ${BARE_OFF}`,
};

const SIZES = {
  sm: "min-h-press-s px-4 py-2 text-item",
  md: "min-h-press px-[min(1.35em,4vw)] py-3 text-item",
  lg: "max-sm:w-full min-h-press-l px-[clamp(0.3em,6.8vw-1rem,1.6em)] py-3 text-item",
};

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

export const buttonShortcuts: Record<string, string> = {
  button: BASE,
  "icon-button":
    "inline-grid size-11 flex-none cursor-pointer place-items-center rounded-md border-1.5 border-[var(--icon-button-edge,var(--edge))] text-pine transition-colors duration-160 not-disabled:hover:bg-glacier focus-visible:rounded-md disabled:cursor-not-allowed disabled:border-hairline disabled:text-disabled-fg",
  ...Object.fromEntries([...Object.entries(VARIANTS), ...Object.entries(SIZES)].map(([name, look]) => [`button-${name}`, look])),
};
