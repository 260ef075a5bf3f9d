import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import type { ButtonSize, ButtonVariant } from "./button-shortcuts.ts";
import { Link } from "./link.tsx";

interface Look {
  /** `sun` is the one call to action per screenful. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  isBlock?: boolean;
  /** Aligns a quiet button's label with the surrounding text. */
  isFlush?: boolean;
}

export function buttonClass({ variant = "pine", size = "md", isBlock = false, isFlush = false }: Look): string {
  return `group button button-${variant} button-${size}${isBlock ? " w-full" : ""}${isFlush ? " -ml-4" : ""}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { isBusy?: boolean };

/** While busy: disabled, with a spinner and a progress label. */
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

export function ButtonLink({ variant, size, isBlock, isFlush, className = "", ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${buttonClass({ variant, size, isBlock, isFlush })} ${className}`} />;
}

export function IconButton({
  label,
  icon,
  className = "",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string; icon: string }) {
  return (
    <button type="button" {...rest} aria-label={label} className={`icon-button ${className}`}>
      <span className={`${icon} text-icon`} aria-hidden="true" />
    </button>
  );
}

export function Spinner({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
    />
  );
}
