import type { Need } from "#app/content/vocabulary.ts";
import { defineDialog } from "#app/ui/dialog-slot.tsx";
import type { SourceType } from "./source-types.ts";

/** The global opener of the callback modal: any component may call `callbackDialog.open({ sourceType })`. */
export const callbackDialog = defineDialog<{ sourceType?: SourceType; need?: Need }>(() => import("./callback-modal.tsx"));
