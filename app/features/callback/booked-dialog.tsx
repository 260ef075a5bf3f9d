import { bookedTexts as booked } from "#app/content/booked.ts";
import { callbackTexts } from "#app/content/callback.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { type DialogContentProps, defineDialog } from "#app/ui/dialog-slot.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { KeptScene, NextSteps } from "./kept-scene.tsx";

/** Replaces the callback modal after a booking, whose day and hour the calendar doesn't reveal. */
function BookedDialog({ onClose }: DialogContentProps) {
  return (
    <Dialog
      title={booked.title}
      closeLabel={callbackTexts.close}
      onClose={onClose}
      footer={
        <Button className="ml-auto" onClick={onClose}>
          {callbackTexts.close}
        </Button>
      }
    >
      <div className="grid gap-3">
        <KeptScene>
          <b>{booked.plate}</b>
        </KeptScene>
        <p>{booked.text}</p>
        <NextSteps title={callbackTexts.form.next.title} steps={booked.next} />
        <p className="text-small">
          <RichText text={booked.missing} />
        </p>
      </div>
    </Dialog>
  );
}

/** Ships with the modal's code, so nothing loads when it opens. */
export const bookedDialog = defineDialog(async () => ({ default: BookedDialog }));
