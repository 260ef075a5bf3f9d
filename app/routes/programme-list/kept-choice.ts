const KEY = "formats";

/** Keeps the format that is chosen on a card with this entry of the history, so that a step back finds it again. Nothing renders anew. */
export function keepChoice(programme: string, format: string): void {
  const { state } = window.history;
  const kept = { ...state?.usr, [KEY]: { ...state?.usr?.[KEY], [programme]: format } };
  window.history.replaceState({ ...state, usr: kept }, "");
}

/** The format that was kept for a programme in the state of a location. */
export function readChoice(state: unknown, programme: string): unknown {
  return (state as { [KEY]?: Record<string, unknown> } | null)?.[KEY]?.[programme];
}
