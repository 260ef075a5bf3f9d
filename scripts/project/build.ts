import { buildSite } from "../build-site.ts";
import { buildScreens } from "../operator/back-office/screens.ts";
import { runMain } from "../toolbox.ts";

/** `npm run build`: the site and the operators' screens; what is there for the same sources stays. */
await runMain(async () => {
  await buildSite();
  await buildScreens();
  console.log("Built into build/.");
});
