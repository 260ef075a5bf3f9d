import { backUp } from "./backup.ts";
import type { Desk } from "./desk.ts";
import { erasePerson } from "./erase.ts";
import { exportRecords } from "./export.ts";
import { findPerson } from "./find.ts";
import { listRecords } from "./list.ts";
import { handleOutbox } from "./outbox.ts";
import { purgeRecords } from "./purge.ts";
import { reportMonth } from "./report.ts";
import { setStatus } from "./status.ts";

interface Command {
  usage: string;
  does: string;
  run(desk: Desk, args: readonly string[]): Promise<void>;
}

export const commands: Readonly<Record<string, Command>> = {
  list: { usage: "list [--table …] [--suivi …] [--limit 20]", does: "les derniers enregistrements, à l'écran", run: listRecords },
  export: {
    usage: "export [--table …] [--format csv|json] [--out fichier]",
    does: "un fichier pour le tableur, dans exports/",
    run: exportRecords,
  },
  status: { usage: "status <suivi> <id>… | status --file export.csv", does: "note où en est le suivi", run: setStatus },
  find: {
    usage: "find --email … | --telephone … [--format json] [--out fichier]",
    does: "tout ce qui est conservé d'une personne",
    run: findPerson,
  },
  erase: { usage: "erase --email … | --telephone … [--dry-run]", does: "efface une personne partout", run: erasePerson },
  purge: { usage: "purge [--dry-run]", does: "efface ce qui a dépassé sa durée de conservation", run: purgeRecords },
  outbox: {
    usage: "outbox | outbox show <id> | outbox send <id> [--set champ=valeur]…",
    does: "ce qui attend la base, ce qui a été mis à part ; voir, corriger, renvoyer",
    run: handleOutbox,
  },
  report: { usage: "report [--month 2026-11]", does: "d'où viennent les demandes, sans nommer personne", run: reportMonth },
  backup: { usage: "backup [--keep-days 30]", does: "sauvegarde la base et vérifie qu'elle se restaure", run: backUp },
};

export const usage = [
  "npm run leads -- <commande> [options]",
  "",
  ...Object.values(commands).map((command) => `  ${command.usage}\n      ${command.does}`),
  "",
  "  --table catalogues|rappels|reservations   --since 2026-11-01   --until 2026-12-01   --type generalistes|infirmiers",
  "  --remote [--env preview]   la base en ligne ; sans lui, celle de cette machine",
].join("\n");
