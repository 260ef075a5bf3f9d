import { useState } from "react";
import { catalogueForm } from "#app/content/catalogue.ts";
import { readPageSubject } from "#app/features/page-subject.ts";
import { moveOnEnter } from "#app/forms/enter-moves-on.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogContentProps } from "#app/ui/dialog-slot.tsx";
import { LeadFields, restoreDraft } from "./lead-fields.tsx";
import { ProfessionChoice } from "./profession-choice.tsx";
import { useCatalogueRequest } from "./use-catalogue-request.ts";

const FORM_ID = "formulaire-catalogue";

export default function CatalogueModal({ onClose }: DialogContentProps) {
  const { errors, attempt, isFilled, downloading, wait, revise, submit, back, choose } = useCatalogueRequest(onClose);
  const [{ profession }] = useState(readPageSubject);
  return (
    <Dialog
      // A new dialog whose title takes focus.
      key={isFilled ? "profession" : "form"}
      title={isFilled ? catalogueForm.professionQuestion : catalogueForm.title}
      closeLabel={catalogueForm.close}
      onClose={onClose}
      footer={
        isFilled ? (
          <Button variant="quiet" size="sm" isFlush disabled={downloading !== null} onClick={back}>
            <span className="i-lucide-arrow-left" aria-hidden="true" /> {catalogueForm.back}
          </Button>
        ) : (
          <>
            <Button variant="quiet" size="sm" isFlush onClick={onClose}>
              {catalogueForm.cancel}
            </Button>
            <Button type="submit" form={FORM_ID}>
              {catalogueForm.submit}
            </Button>
          </>
        )
      }
    >
      {isFilled ? (
        <ProfessionChoice known={profession} busy={downloading} wait={wait} onChoose={choose} />
      ) : (
        <form ref={restoreDraft} id={FORM_ID} noValidate onSubmit={submit} onInput={revise} onKeyDown={moveOnEnter}>
          <LeadFields errors={errors} attempt={attempt}>
            <p className="text-moss text-small">{catalogueForm.steps.form}</p>
          </LeadFields>
        </form>
      )}
    </Dialog>
  );
}
