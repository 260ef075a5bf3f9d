import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

interface DialogButtonProps extends ComponentProps<typeof Button> {
  /** Form that leads to a page with the same content: before hydration, without JavaScript, or when the dialog's code does not come. */
  form: string;
  /** Resolves to whether the dialog is open. */
  onOpen: () => Promise<boolean>;
  onIntent: () => void;
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
