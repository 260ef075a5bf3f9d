import type { ComponentProps } from "react";
import { CATALOGUE_PATH } from "#app/content/navigation.ts";
import { Button } from "#app/ui/button.tsx";
import { defineDialog } from "#app/ui/dialog-slot.tsx";

export const catalogueDialog = defineDialog<object>(() => import("./catalogue-modal.tsx"));

const FORM_ID = "vers-catalogue";

/** Without JavaScript, opens the page with the same form. */
export function CatalogueButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} type="submit" form={FORM_ID} {...catalogueDialog.openWith({})} />;
}

/** Once per page. `page` becomes the lead's source. */
export function CatalogueFallbackForm({ page }: { page: string }) {
  return (
    <form id={FORM_ID} action={CATALOGUE_PATH} method="get" hidden>
      <input type="hidden" name="depuis" value={page} />
    </form>
  );
}
