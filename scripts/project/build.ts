import { buildSite } from "../build-site.ts";
import { runMain } from "../toolbox.ts";

/** `npm run build` */
await runMain(async () => {
  await buildSite();
  console.log("Built into build/.");
});
