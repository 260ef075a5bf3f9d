import { chooseCommand } from "../command-line.ts";
import { runMain } from "../toolbox.ts";
import { commands } from "./catalogues/commands.ts";
import { chooseStores, type Stores } from "./stores/stores.ts";

/** `npm run catalogues`: the two PDF catalogues, from the content to the visitors. */
await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  const command = chooseCommand("catalogues", commands, ["  --remote [--env preview]   le site en ligne ; sans lui, cette machine"], name);
  const { open, rest } = chooseStores(args);
  let stores: Promise<Stores> | undefined;
  const openStores = () => {
    stores ??= open();
    return stores;
  };
  try {
    await command.run({ openStores, print: (text) => console.log(text) }, rest);
  } finally {
    await (await stores)?.close();
  }
});
