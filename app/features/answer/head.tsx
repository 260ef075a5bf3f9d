import type { Written } from "#app/answer/write.ts";

/** Who pays, or what is paid; nothing where the payer is unknown, as the line says it. A figure is set large. */
export function AnswerHead({ head }: Pick<Written, "head">) {
  if (!head) return null;
  const isFigure = /^\d/.test(head.strong);
  return (
    <p data-answer="head" className={`grid items-center gap-3 leading-heading ${isFigure ? "cols-auto-1" : "gap-y-1"}`}>
      <strong className={`font-700 font-display tracking-tight ${isFigure ? "text-title leading-tight" : "text-title"}`}>
        {head.strong}
      </strong>
      {isFigure ? " " : <span className="visually-hidden">, </span>}
      <span className="text-balance">{head.text}</span>
    </p>
  );
}
