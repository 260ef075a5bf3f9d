import { defineDialog } from "#app/ui/dialog-slot.tsx";

/** Opens the catalogue form from anywhere: `catalogueDialog.open({})`. */
export const catalogueDialog = defineDialog<object>(() => import("./catalogue-modal.tsx"));
