const KEY = "formats";

/** Keeps the format that is chosen on a card with this entry of the history, so that a step back finds it again. Nothing renders anew. */
export function keepChoice(programme: string, format: string): void {
  const { state } = window.history;
  const kept = { ...state?.usr, [KEY]: { ...state?.usr?.[KEY], [programme]: format } };
  window.history.replaceState({ ...state, usr: kept }, "");
}

/** The format that was kept for a programme: the history has it at once, the router's location only after a navigation. */
export function readChoice(programme: string): unknown {
  return window.history.state?.usr?.[KEY]?.[programme];
}
