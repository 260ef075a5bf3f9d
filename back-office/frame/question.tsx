import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { LastStepView } from "../panel/describe-panel.ts";
import { UNDO } from "../panel/issues.ts";
import { Kbd } from "./keys.tsx";
import { useMessage } from "./screen.tsx";

interface QuestionProps {
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** The screen without the question, whose action takes the answer. */
  back: string;
  /** What a yes sends. */
  fields: Readonly<Record<string, string>>;
  yes: string;
  /** The key that says yes. */
  letter?: string;
}

/** Asks before something grave; the focus is on the yes, so that two keys do it. */
export function Question({ title, children, back, fields, yes, letter }: QuestionProps) {
  const confirm = useRef<HTMLButtonElement>(null);

  useEffect(() => confirm.current?.focus(), []);

  return (
    <div role="alertdialog" aria-labelledby="question" className="alarm mt-4">
      <p id="question" className="font-700">
        {title}
      </p>
      <p className="mt-1">{children}</p>
      <Form method="post" action={back} preventScrollReset className="mt-2.5 flex flex-wrap gap-2">
        <HiddenFields fields={fields} />
        <button ref={confirm} type="submit" data-key={letter?.toLowerCase()} className={`${buttonClass({ size: "sm" })} grave`}>
          {yes} {letter && <Kbd>{letter}</Kbd>}
        </button>
        <Link to={back} data-key="Escape" className={buttonClass({ variant: "line", size: "sm" })}>
          Revenir <Kbd>Échap</Kbd>
        </Link>
      </Form>
    </div>
  );
}

/** What a form sends beside what somebody typed or pressed. */
export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

interface LastStepProps {
  step: LastStepView | null;
  /** The screen, whose action takes it back. */
  action: string;
}

/** What became of the last action, what was noted last, and the button that takes it back. */
export function LastStep({ step, action }: LastStepProps) {
  const message = useMessage();
  return (
    <>
      {message && `${message} `}
      {step && (
        <Form method="post" action={action} preventScrollReset className="inline">
          <input type="hidden" name="entree" value={step.id} />
          {step.time} : {step.words}.{" "}
          <button type="submit" name="issue" value={UNDO} data-key="z" className="text-button">
            Annuler
          </button>{" "}
          <Kbd>Z</Kbd>
        </Form>
      )}
    </>
  );
}
