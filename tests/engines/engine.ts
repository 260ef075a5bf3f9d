/** A browser as the journeys use it: real clicks and keys, whichever protocol drives it. */
export interface Engine {
  /** Its name and version, as it says them. */
  name: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page; what goes in and comes out is JSON. */
  run<Input extends unknown[], Output>(code: (...input: Input) => Output, ...input: Input): Promise<Awaited<Output>>;
  /** A click of the mouse, in CSS px of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** Turns the wheel down with the pointer there. */
  wheelAt(x: number, y: number, down: number): Promise<void>;
  /** One key by its name in `KEYS`, or the characters of a text. */
  type(keys: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The viewport as PNG. */
  picture(): Promise<Buffer>;
  /** The page as PDF on A4, with margins of 14 mm where the page sets none; null where the protocol cannot print. */
  print(): Promise<Buffer | null>;
  /** Names of the files that it has saved. */
  listDownloads(): string[];
  /** What its console has called an error since it was last asked. */
  takeFaults(): string[];
  close(): Promise<void>;
}

/** Keys without a character, as WebDriver writes them. */
export const KEYS = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const;

/** An expression that calls `code` in the page and gives its answer as JSON. */
export function callInPage(code: (...input: never[]) => unknown, input: readonly unknown[]): string {
  return `Promise.resolve((${code})(...${JSON.stringify(input)})).then((answer) => JSON.stringify(answer ?? null))`;
}

/** The actions of one click, for both WebDriver protocols. */
export function clickActions(x: number, y: number) {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}

export function wheelActions(x: number, y: number, down: number) {
  const actions = [{ type: "scroll", x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY: down }];
  return [{ type: "wheel", id: "wheel", actions }];
}

export function keyActions(keys: string) {
  const actions = [...keys].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}
