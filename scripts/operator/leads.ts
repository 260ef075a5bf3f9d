import { userInfo } from "node:os";
import { askPerson } from "../ask-person.ts";
import { CliError, runMain } from "../toolbox.ts";
import { commands, usage } from "./leads/commands.ts";
import { readPepper } from "./leads/pepper.ts";
import { chooseStores } from "./stores/open-stores.ts";

/** `npm run leads`: what visitors left, for the people who call them back. */
await runMain(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CliError(["", "help", "--help"].includes(name) ? usage : `La commande « ${name} » n'existe pas.\n\n${usage}`);

  const { author, rest: storeArguments } = takeAuthor(args);
  const { open, rest } = chooseStores(storeArguments);
  const stores = await open();
  try {
    await command.run(
      {
        stores,
        now: new Date(),
        author,
        readPepper: () => readPepper(stores.environment),
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

/** `--par Nadia`, or the user of this machine. */
function takeAuthor(args: readonly string[]): { author: string; rest: string[] } {
  const index = args.indexOf("--par");
  if (index === -1) return { author: userInfo().username, rest: [...args] };
  const author = args[index + 1];
  if (!author || author.startsWith("--")) throw new CliError("--par est suivi d'un prénom, par exemple --par Nadia.");
  return { author, rest: args.toSpliced(index, 2) };
}

async function ask(question: string): Promise<string> {
  const answer = await askPerson(question);
  if (answer === null) throw new CliError("Personne n'est au clavier pour confirmer : dans un script, ajoutez --yes.");
  return answer;
}
