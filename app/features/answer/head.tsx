import type { Written } from "#app/answer/write.ts";

/** Who pays, or what is paid; nothing where the payer is unknown, as the line says it. A figure is set large. */
export function AnswerHead({ head }: Pick<Written, "head">) {
  if (!head) return null;
  const isFigure = /^\d/.test(head.strong);
  return (
    <p data-answer="head" className={`grid items-center gap-3 leading-[1.25] ${isFigure ? "grid-cols-[auto_1fr]" : "gap-y-1"}`}>
      <strong className={`font-700 font-display tracking-[-0.03em] ${isFigure ? "text-title leading-none" : "text-amount"}`}>
        {head.strong}
      </strong>
      {isFigure ? " " : <span className="visually-hidden">, </span>}
      <span className="text-balance">{head.text}</span>
    </p>
  );
}
