import { defineDialog } from "#app/ui/dialog-slot.tsx";

/** The global opener of the catalogue form: any component may call `catalogueDialog.open({})`. */
export const catalogueDialog = defineDialog<object>(() => import("./catalogue-modal.tsx"));
