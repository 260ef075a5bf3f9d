import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { opensElsewhere } from "./link.tsx";

interface Opening {
  onOpen: () => Promise<boolean>;
  onIntent: () => void;
}

/** Submits its form before hydration, without JavaScript, or when the dialog's code can't load. */
export function DialogButton({ form, onOpen, onIntent, ...rest }: ComponentProps<typeof Button> & Opening & { form: string }) {
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

/** Links to the fallback page, in another tab too. */
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
