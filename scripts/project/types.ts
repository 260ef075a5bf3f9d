import { mkdirSync } from "node:fs";
import path from "node:path";
import { ROOT, runMain, runTool } from "../toolbox.ts";

/** The types that tsc needs and nobody writes: of the bindings, from wrangler.toml, and of the routes. */
await runMain(() => {
  mkdirSync(path.join(ROOT, ".wrangler"), { recursive: true });
  runTool("wrangler", ["types", ".wrangler/env.d.ts", "--include-runtime=false"], { isQuiet: true });
  runTool("react-router", ["typegen"], { isQuiet: true });
  runTool("react-router", ["typegen", "back-office"], { isQuiet: true });
});
