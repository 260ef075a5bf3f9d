import { Unbroken } from "#app/ui/unbroken.tsx";

/** The only sentence at an offer, or at several together. */
export function AnswerLine({ text, className }: { text: string; className?: string }) {
  return (
    <p data-answer="line" className={className}>
      <Unbroken text={text} />
    </p>
  );
}
