import { writeFileSync } from "node:fs";
import path from "node:path";
import { drawRow } from "#app/ui/icons.ts";
import { ROOT } from "./command.ts";

/** `npm run icons`, after a change of the list in app/ui/icons.ts. */
writeFileSync(path.join(ROOT, "app", "ui", "icons.svg"), drawRow());
