import type { Command } from "#scripts/command-line.ts";
import { backUp } from "./backup.ts";
import { exportRecords } from "./export.ts";
import { importEdits } from "./import.ts";
import type { Operator } from "./operator.ts";
import { makePepper, replayErasures } from "./pepper.ts";
import { sendTestMessage } from "./test-message.ts";

export const commands: Readonly<Record<string, Command<Operator>>> = {
  export: {
    usage: "export [--table …] [--format csv|json] [--out fichier]",
    does: "un fichier pour le tableur, dans exports/",
    run: exportRecords,
  },
  import: {
    usage: "import exports/mon-fichier.csv [--yes]",
    does: "reprend un export dont on a changé le suivi, la note ou le moment du rappel ; --yes : sans question",
    run: importEdits,
  },
  "replay-erasures": {
    usage: "replay-erasures [--dry-run]",
    does: "après une restauration, efface de nouveau ceux qui l'avaient été",
    run: replayErasures,
  },
  pepper: { usage: "pepper --remote", does: "crée le secret des effacements, une fois par site", run: makePepper },
  backup: { usage: "backup [--keep-days 30]", does: "sauvegarde la base et vérifie qu'elle se restaure", run: backUp },
  "test-message": {
    usage: "test-message",
    does: "envoie un message d'essai par chaque façon d'être prévenu, et dit lesquelles l'ont pris",
    run: sendTestMessage,
  },
};

/** Options of several commands, and where all the rest is done. */
export const notes = [
  "  --table catalogues|rappels|reservations   --since 2026-11-01   --until 2026-12-01   --type generalistes|infirmiers   --suivi joint",
  "  --remote [--env preview]   la base en ligne ; sans lui, celle de cette machine",
  "  --par Nadia   qui note ; sans lui, le prénom que git connaît",
  "",
  "Appeler, noter, corriger, refuser, répondre, effacer, lire le journal : npm run back-office",
];
