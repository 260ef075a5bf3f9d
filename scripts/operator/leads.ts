import { readStoreTime } from "#workers/db/clock.ts";
import { askPerson } from "../ask-person.ts";
import { chooseCommand, takeOption } from "../command-line.ts";
import { CliError, runMain } from "../toolbox.ts";
import { readAuthor } from "./author.ts";
import { commands, notes } from "./leads/commands.ts";
import { readPepper } from "./stores/erasure-secret.ts";
import { chooseStores } from "./stores/stores.ts";

/** `npm run leads`: what visitors left, as files: spreadsheets, backups, and the secret of erasures. All else has a screen. */
await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  const command = chooseCommand("leads", commands, notes, name);
  const { value: par, rest: others } = takeOption(args, "--par");
  const author = readAuthor(par);
  const { open, rest } = chooseStores(others);
  const stores = await open();
  try {
    await command.run(
      {
        stores,
        // A wrong clock must not date what is noted. Where the base does not answer nothing will be noted either.
        now: await readStoreTime(stores.database).catch(() => new Date()),
        author,
        readPepper: () => readPepper(stores),
        print: (text) => console.log(text),
        note: (text) => console.error(text),
        ask,
      },
      rest,
    );
  } finally {
    await stores.close();
  }
});

async function ask(question: string): Promise<string> {
  const answer = await askPerson(question);
  if (answer === null) throw new CliError("Personne n'est au clavier pour confirmer : dans un script, ajoutez --yes.");
  return answer;
}
