import { defineDialog } from "#app/ui/dialog-slot.tsx";

/** The opener of « Gérer mes choix ». */
export const consentDialog = defineDialog<object>(() => import("./consent-panel.tsx"));
