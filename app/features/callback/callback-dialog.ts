import type { AskedQuotation } from "#app/content/quotation.ts";
import { defineDialog } from "#app/ui/dialog-slot.tsx";
import type { SourceType } from "./source-types.ts";

/** The global opener of the callback modal: any component may call `callbackDialog.open({ sourceType })`. */
export const callbackDialog = defineDialog<{ sourceType?: SourceType; quotation?: AskedQuotation }>(() => import("./callback-modal.tsx"));
