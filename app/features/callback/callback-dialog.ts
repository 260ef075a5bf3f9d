import type { AskedQuotation } from "#app/content/quotation.ts";
import { defineDialog } from "#app/ui/dialog-slot.tsx";
import type { SourceType } from "./source-types.ts";

/** Opens the callback modal from anywhere: `callbackDialog.open({ sourceType })`. */
export const callbackDialog = defineDialog<{ sourceType?: SourceType; quotation?: AskedQuotation }>(() => import("./callback-modal.tsx"));
