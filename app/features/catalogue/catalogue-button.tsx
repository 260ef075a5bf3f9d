import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { catalogueDialog } from "./catalogue-dialog.ts";

const FORM_ID = "vers-catalogue";

/** Opens the catalogue form. Before hydration or without JavaScript it leads to the page with the same form. */
export function CatalogueButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      {...props}
      type="submit"
      form={FORM_ID}
      aria-haspopup="dialog"
      onPointerEnter={catalogueDialog.preload}
      onFocus={catalogueDialog.preload}
      onClick={(event) => {
        event.preventDefault();
        catalogueDialog.open({});
      }}
    />
  );
}

/** The form of every CatalogueButton; once per page. `page` is kept as the lead's source. */
export function CatalogueFallbackForm({ page }: { page: string }) {
  return (
    <form id={FORM_ID} action="/catalogue" method="get" hidden>
      <input type="hidden" name="depuis" value={page} />
    </form>
  );
}
