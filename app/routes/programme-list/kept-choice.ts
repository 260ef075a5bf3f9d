const KEY = "formats";

/** Stores a card's chosen format in the history entry, for a step back. Renders nothing. */
export function keepChoice(programme: string, format: string): void {
  const { state } = window.history;
  const kept = { ...state?.usr, [KEY]: { ...state?.usr?.[KEY], [programme]: format } };
  window.history.replaceState({ ...state, usr: kept }, "");
}

/** The format that was kept for a programme: the history has it at once, the router's location only after a navigation. */
export function readChoice(programme: string): unknown {
  return window.history.state?.usr?.[KEY]?.[programme];
}
