import { defineDialog } from "#app/ui/dialog-slot.tsx";

/** The opener of « Gérer mes choix ». */
export const choicesDialog = defineDialog<object>(() => import("./consent-panel.tsx"));
