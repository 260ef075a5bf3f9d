import type { Command } from "#scripts/command-line.ts";
import { backUp } from "./backup.ts";
import { correctOne } from "./correct.ts";
import { askAndErase } from "./erase.ts";
import { exportRecords } from "./export.ts";
import { findPerson } from "./find.ts";
import { importEdits } from "./import.ts";
import { printJournal } from "./journal.ts";
import { listRecords } from "./list.ts";
import type { Operator } from "./operator.ts";
import { makePepper } from "./pepper.ts";
import { refuseOne } from "./refuse.ts";
import { replayErasures } from "./replay-erasures.ts";
import { setStatus } from "./status.ts";
import { sendTestMessage } from "./test-message.ts";

const PERSON = "--email … | --telephone … | --reference … [--nom …]";

export const commands: Readonly<Record<string, Command<Operator>>> = {
  list: { usage: "list [--table …] [--suivi …] [--limit 20]", does: "les derniers enregistrements, à l'écran", run: listRecords },
  export: {
    usage: "export [--table …] [--format csv|json] [--out fichier]",
    does: "un fichier pour le tableur, dans exports/",
    run: exportRecords,
  },
  status: { usage: "status <suivi> <référence>…", does: "note où en est le suivi", run: setStatus },
  import: {
    usage: "import exports/mon-fichier.csv",
    does: "reprend un export dont on a changé le suivi, la note ou le moment du rappel",
    run: importEdits,
  },
  find: { usage: `find ${PERSON} [--format json] [--out fichier]`, does: "tout ce qui est conservé d'une personne", run: findPerson },
  refuse: {
    usage: `refuse appels|courriels ${PERSON} [--note …] [--lever]`,
    does: "« ne plus appeler » ou « ne plus écrire »",
    run: refuseOne,
  },
  correct: {
    usage: `correct prenom|nom|email|telephone <valeur> ${PERSON} [--ancien …]`,
    does: "rectifie sans rien effacer",
    run: correctOne,
  },
  erase: { usage: `erase ${PERSON} [--dry-run] [--yes]`, does: "efface une personne partout", run: askAndErase },
  journal: { usage: "journal [--since 2026-11-01]", does: "qui a noté, corrigé ou effacé quoi, sans nommer personne", run: printJournal },
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

/** Options of several commands. */
export const notes = [
  "  --table catalogues|rappels|reservations   --since 2026-11-01   --until 2026-12-01   --type generalistes|infirmiers",
  "  --remote [--env preview]   la base en ligne ; sans lui, celle de cette machine",
  "  --par Nadia   qui note ; sans lui, le nom de la session de cette machine",
];
