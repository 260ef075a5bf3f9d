import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { opensElsewhere } from "./link.tsx";

interface Opening {
  /** Resolves to whether the dialog is open. */
  onOpen: () => Promise<boolean>;
  onIntent: () => void;
}

interface DialogButtonProps extends ComponentProps<typeof Button>, Opening {
  /** Form that leads to a page with the same content: before hydration, without JavaScript, or when the dialog's code does not come. */
  form: string;
}

/** A button that opens a dialog where it can and leads to a page where it cannot. */
export function DialogButton({ form, onOpen, onIntent, ...rest }: DialogButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      form={form}
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={async (event) => {
        event.preventDefault();
        const button = event.currentTarget;
        if (!(await onOpen())) button.form?.requestSubmit(button);
      }}
    />
  );
}

/** The same as a link to such a page, which another tab or window may be asked for. */
export function DialogLink({ href, onOpen, onIntent, ...rest }: ComponentProps<"a"> & Opening & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={async (event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        if (!(await onOpen())) window.location.assign(href);
      }}
    />
  );
}
