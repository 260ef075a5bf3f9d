import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "./link.tsx";

export type ButtonVariant = "sun" | "pine" | "line" | "quiet";
export type ButtonSize = "sm" | "md" | "lg";

interface Look {
  /** `sun` is the one call to action of a screenful. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  isBlock?: boolean;
  /** For small quiet ones: the label stands on the edge of the text around it. */
  isFlush?: boolean;
}

const BASE =
  "group inline-flex items-center justify-center gap-word rounded-md border-2 border-solid font-600 leading-heading text-center cursor-pointer " +
  "transition-[background-color,border-color,translate] duration-160 active:[translate:0_1px] focus-visible:rounded-md " +
  "disabled:cursor-not-allowed disabled:[translate:none] aria-busy:cursor-progress forced-colors:border-[ButtonText]";

// Busy is disabled too, but keeps the colours of its variant.
const FILLED_OFF =
  "[&:disabled:not([aria-busy])]:bg-disabled-bg [&:disabled:not([aria-busy])]:border-disabled-bg [&:disabled:not([aria-busy])]:text-disabled-fg";
const BARE_OFF = "[&:disabled:not([aria-busy])]:text-[var(--line-button-off,var(--disabled-fg))]";

const VARIANTS: Record<ButtonVariant, string> = {
  sun: `no-underline bg-sun border-sun text-ink enabled:hover:bg-sun-2 enabled:hover:border-sun-2 enabled:active:bg-sun-3 enabled:active:border-sun-3 [a&]:hover:bg-sun-2 [a&]:hover:border-sun-2 [a&]:active:bg-sun-3 [a&]:active:border-sun-3 ${FILLED_OFF}`,
  pine: `no-underline bg-pine border-pine text-white enabled:hover:bg-pine-2 enabled:hover:border-pine-2 enabled:active:bg-ink enabled:active:border-ink [a&]:hover:bg-pine-2 [a&]:hover:border-pine-2 [a&]:active:bg-ink [a&]:active:border-ink ${FILLED_OFF}`,
  line: `no-underline bg-transparent border-current text-[var(--line-button,var(--pine))] enabled:hover:bg-[var(--line-button-soft,var(--glacier))] enabled:active:bg-[var(--line-button-pressed,var(--meltwater))] [a&]:hover:bg-[var(--line-button-soft,var(--glacier))] [a&]:active:bg-[var(--line-button-pressed,var(--meltwater))] ${BARE_OFF}`,
  quiet: `bg-transparent border-transparent text-pine underline underline-offset-[0.25em] enabled:hover:bg-glacier enabled:active:bg-meltwater [a&]:hover:bg-glacier [a&]:active:bg-meltwater ${BARE_OFF}`,
};

/** Padding and edge of `sm`. */
const FLUSH = "-ml-4.5";

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-11 px-4 py-[0.45em] text-label",
  md: "min-h-12 px-[1.35em] py-[0.7em] text-item",
  lg: "max-sm:w-full min-h-14 px-[1.6em] py-[0.7em] text-item-l",
};

/** The look of a button, for a link of another kind. */
export function buttonClass({ variant = "pine", size = "md", isBlock = false, isFlush = false }: Look): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]}${isBlock ? " w-full" : ""}${isFlush ? ` ${FLUSH}` : ""}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { isBusy?: boolean };

/** A button. While busy it shows a spinner, is disabled, and its label says what is going on. */
export function Button({ variant, size, isBlock, isFlush, isBusy = false, className = "", children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass({ variant, size, isBlock, isFlush })} ${className}`}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Spinner className="text-icon" />}
      {children}
    </button>
  );
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Look & { to: string; children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, isBlock, isFlush, className = "", ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${buttonClass({ variant, size, isBlock, isFlush })} ${className}`} />;
}

/** A square button with an icon only; its name is read aloud. */
export function IconButton({
  label,
  icon,
  className = "",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string; icon: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`inline-grid size-11 flex-none cursor-pointer place-items-center rounded-md border-1.5 border-solid border-[var(--icon-button-edge,var(--edge))] text-[var(--icon-button,var(--pine))] transition-colors duration-160 enabled:hover:bg-[var(--icon-button-soft,var(--glacier))] focus-visible:rounded-md disabled:cursor-not-allowed disabled:border-hairline disabled:text-disabled-fg ${className}`}
    >
      <span className={`${icon} text-icon-l`} aria-hidden="true" />
    </button>
  );
}

export function Spinner({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-[1em] flex-none animate-spin rounded-full border-[2.5px] border-solid border-current border-r-transparent ${className}`}
    />
  );
}
