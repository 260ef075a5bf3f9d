import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogContentProps } from "#app/ui/dialog-slot.tsx";
import type { SourceType } from "./source-types.ts";

export default function CallbackModal({ onClose }: DialogContentProps & { sourceType?: SourceType }) {
  return (
    <Dialog title="Être rappelé(e) par un conseiller" closeLabel="Fermer" onClose={onClose}>
      <p />
    </Dialog>
  );
}
