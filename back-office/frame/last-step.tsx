import { Form } from "react-router";
import type { LastStepView } from "../panel/describe-panel.ts";
import { Kbd } from "./keys.tsx";

interface LastStepProps {
  /** What became of it; empty when that goes without saying. */
  message: string;
  step: LastStepView | null;
  /** The screen, whose action takes it back. */
  action: string;
}

/** What was noted last, and the button that takes it back. */
export function LastStep({ message, step, action }: LastStepProps) {
  return (
    <>
      {message && `${message} `}
      {step && (
        <Form method="post" action={action} className="inline">
          <input type="hidden" name="entree" value={step.id} />
          {step.time} : {step.words}.{" "}
          <button type="submit" name="issue" value="annuler" data-key="z" className="text-button">
            Annuler
          </button>{" "}
          <Kbd>Z</Kbd>
        </Form>
      )}
    </>
  );
}
