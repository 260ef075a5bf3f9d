import { Form } from "react-router";
import { HiddenFields } from "../frame/forms.tsx";
import { Icon } from "../frame/icon.tsx";
import type { DoneView } from "./take-decision.ts";

export function Done({ done, action }: { done: DoneView | null; action: string }) {
  return (
    <div role="status" className="screen-sides print:hidden">
      {done && (
        <div className="my-2 flex flex-wrap items-center gap-x-3 rounded-sm bg-ink px-3 py-1 text-white">
          <Icon name="tick" />
          <p className="py-1">
            <bdi>{done.name}</bdi> : {done.words}.
          </p>
          {done.undo && (
            <Form method="post" action={action} className="ml-auto">
              <HiddenFields fields={done.undo} />
              <button type="submit" className="min-h-11 cursor-pointer px-2 font-650 text-white underline underline-offset-4">
                Annuler
              </button>
            </Form>
          )}
        </div>
      )}
    </div>
  );
}
