import type { WrittenAmount } from "#app/answer/write.ts";

interface AmountProps {
  amount: WrittenAmount;
  /** Where a head has its label already. */
  isLabelInHead?: boolean;
  /** Where a term has its star already. */
  isStarInTerm?: boolean;
}

/** « 450 €* barème 2025 », « en 2025 : 450 €* », « aucune » */
export function Amount({ amount: { value, label, isLabelFirst, hasStar }, isLabelInHead, isStarInTerm }: AmountProps) {
  const shown = isLabelInHead ? null : label;
  return (
    <>
      {shown && isLabelFirst && <Small>{`${shown}\u00A0: `}</Small>}
      {value}
      {hasStar && !isStarInTerm && <Star />}
      {shown && !isLabelFirst && <Small className="block">{` (${shown})`}</Small>}
    </>
  );
}

/** Above a column of amounts: their star and label, once. */
export function AmountHead({ term, amount }: { term: string; amount: WrittenAmount | undefined }) {
  return (
    <>
      {term}
      {amount?.hasStar && <Star />}
      {amount?.label && <Small className="block">{` (${amount.label})`}</Small>}
    </>
  );
}

function Small({ className = "", children }: { className?: string; children: string }) {
  return <small className={`font-400 font-text text-micro leading-heading tracking-normal ${className}`}>{children}</small>;
}

/** Raised and small, so it isn't read as a digit. */
export function Star() {
  return <sup className="star">*</sup>;
}
