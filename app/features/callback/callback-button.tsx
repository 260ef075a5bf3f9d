import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { callbackDialog } from "./callback-dialog.ts";
import type { SourceType } from "./source-types.ts";

const FORM_ID = "vers-rappel";

/** Opens the callback modal. Before hydration or without JavaScript it leads to the request form of /contact with the same source. */
export function CallbackButton({ sourceType, ...rest }: ComponentProps<typeof Button> & { sourceType: SourceType }) {
  return (
    <Button
      {...rest}
      type="submit"
      form={FORM_ID}
      name="source"
      value={sourceType}
      aria-haspopup="dialog"
      onPointerEnter={callbackDialog.preload}
      onFocus={callbackDialog.preload}
      onClick={(event) => {
        event.preventDefault();
        callbackDialog.open({ sourceType });
      }}
    />
  );
}

/** The form of every CallbackButton; once per page. */
export function CallbackFallbackForm() {
  return <form id={FORM_ID} action="/contact#demande-de-rappel" method="get" hidden />;
}
