import { commands } from "#scripts/operator/leads/commands.ts";
import { refuseOtherPepper } from "#scripts/operator/stores/erasure-secret.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import type { ErasurePepper } from "#workers/people/erasure-hashes.ts";

interface Circumstances {
  author?: string;
  pepper?: string;
  /** What the person at the keyboard types. */
  typed?: string;
  /** What happens before they do. */
  meanwhile?: () => Promise<unknown>;
}

/**
 * Runs a command of `npm run leads`: what it prints as its answer, and its notes.
 * Words are separated by one space; « » hold words together.
 */
export async function runCommand(
  stores: Stores,
  line: string,
  now: Date,
  { author = "Nadia", pepper = "poivre", typed = "", meanwhile }: Circumstances = {},
): Promise<{ answer: string; notes: string }> {
  const [name = "", ...args] = [...line.matchAll(/«([^»]*)»|\S+/g)].map(([word, quoted]) => quoted ?? word);
  const printed: string[] = [];
  const noted: string[] = [];
  const operator = {
    stores,
    now,
    author,
    readPepper: () => refuseOtherPepper(stores, pepper as ErasurePepper),
    print: (text: string) => printed.push(text),
    note: (text: string) => noted.push(text),
    ask: async (question: string) => {
      noted.push(question);
      await meanwhile?.();
      return typed;
    },
  };
  await commands[name]?.run(operator, args);
  return { answer: printed.join("\n"), notes: noted.join("\n") };
}
