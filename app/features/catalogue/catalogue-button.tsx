import type { ComponentProps } from "react";
import type { Button } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog-button.tsx";
import { defineDialog } from "#app/ui/dialog-slot.tsx";

export const catalogueDialog = defineDialog<object>(() => import("./catalogue-modal.tsx"));

const FORM_ID = "vers-catalogue";

/** Without JavaScript, opens the page with the same form. */
export function CatalogueButton(props: ComponentProps<typeof Button>) {
  return <DialogButton {...props} form={FORM_ID} onIntent={catalogueDialog.preload} onOpen={() => catalogueDialog.open({})} />;
}

/** Once per page. `page` becomes the lead's source. */
export function CatalogueFallbackForm({ page }: { page: string }) {
  return (
    <form id={FORM_ID} action="/catalogue" method="get" hidden>
      <input type="hidden" name="depuis" value={page} />
    </form>
  );
}
