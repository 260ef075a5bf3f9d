interface RestoredDraftProps {
  texts: { restored: string; clear: string };
  onClear(): void;
}

/** Says that the fields hold what was typed before, and empties them. */
export function RestoredDraft({ texts, onClear }: RestoredDraftProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <span role="status">{texts.restored}</span>
      <button type="button" onClick={onClear} className="min-h-11 cursor-pointer text-pine underline underline-offset-4">
        {texts.clear}
      </button>
    </p>
  );
}
