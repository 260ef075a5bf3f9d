/** The only sentence at an offer, or at several together. */
export function AnswerLine({ text, className }: { text: string; className?: string }) {
  return (
    <p data-answer="line" className={className}>
      {text}
    </p>
  );
}
