import type { ComponentProps } from "react";
import type { Button } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog-button.tsx";
import { callbackDialog } from "./callback-dialog.ts";
import type { SourceType } from "./source-types.ts";

const FORM_ID = "vers-rappel";

/** Opens the callback modal, or leads to the request form of /contact with the same source. */
export function CallbackButton({ sourceType, ...rest }: ComponentProps<typeof Button> & { sourceType: SourceType }) {
  return (
    <DialogButton
      {...rest}
      form={FORM_ID}
      name="source"
      value={sourceType}
      onIntent={callbackDialog.preload}
      onOpen={() => callbackDialog.open({ sourceType })}
    />
  );
}

/** The form of every CallbackButton; once per page. */
export function CallbackFallbackForm() {
  return <form id={FORM_ID} action="/contact#demande-de-rappel" method="get" hidden />;
}
