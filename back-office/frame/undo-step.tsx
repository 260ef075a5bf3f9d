import { Form } from "react-router";
import { Kbd } from "./kbd.tsx";

interface UndoStepProps {
  step: { id: string; time: string; words: string };
  /** The screen, whose action takes it back. */
  action: string;
}

/** What was noted last, and the button that takes it back. */
export function UndoStep({ step, action }: UndoStepProps) {
  return (
    <Form method="post" action={action} className="inline">
      <input type="hidden" name="entree" value={step.id} />
      {step.time} : {step.words}.{" "}
      <button
        type="submit"
        name="issue"
        value="annuler"
        data-key="z"
        className="cursor-pointer text-pine underline underline-offset-[0.2em]"
      >
        Annuler
      </button>{" "}
      <Kbd>Z</Kbd>
    </Form>
  );
}
