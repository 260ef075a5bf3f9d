import { CliError, runMain } from "../toolbox.ts";
import { commands, usage } from "./catalogues/commands.ts";
import { chooseStores } from "./stores/open-stores.ts";
import type { Stores } from "./stores/stores.ts";

/** `npm run catalogues`: the two PDF catalogues, from the content to the visitors. */
await runMain(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new CliError(["", "help", "--help"].includes(name) ? usage : `La commande « ${name} » n'existe pas.\n\n${usage}`);

  const { open, rest } = chooseStores(args);
  const opened: Stores[] = [];
  const openStores = async () => {
    const stores = await open();
    opened.push(stores);
    return stores;
  };
  try {
    await command.run({ openStores, print: (text) => console.log(text) }, rest);
  } finally {
    for (const stores of opened) await stores.close();
  }
});
