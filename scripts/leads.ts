import { commands, usage } from "./leads/commands.ts";
import { PlainError, runMain } from "./project.ts";
import { chooseStores } from "./stores/open-stores.ts";

/** `npm run leads`: what visitors left, for the people who call them back. */
await runMain(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new PlainError(["", "help", "--help"].includes(name) ? usage : `La commande « ${name} » n'existe pas.\n\n${usage}`);

  const { open, rest } = chooseStores(args);
  const stores = await open();
  try {
    await command.run({ stores, now: new Date(), print: (text) => console.log(text), note: (text) => console.error(text) }, rest);
  } finally {
    await stores.close();
  }
});
