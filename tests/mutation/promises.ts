/** A promise of docs/SECURITY.md: the test that holds us to it, and a change of the code that breaks it. */
export interface KeptPromise {
  /** As written in the table. */
  promise: string;
  test: {
    file: string;
    /** As it is written there. */
    title: string;
  };
  /** Where the code keeps it: with `found` replaced, the test must fail. */
  breach: { file: string; found: string; replacement: string };
}

export const promises: readonly KeptPromise[] = [
  {
    promise: "A submission that was answered with success is never lost, nor doubled",
    test: {
      file: "tests/worker/faults.test.ts",
      title: "%s: with D1 down the record waits in the outbox and the replay moves it into D1 unchanged",
    },
    breach: {
      file: "workers/submissions/records.ts",
      found: 'await withinTimeLimit("R2", addToOutbox(env.OUTBOX, table, record));',
      replacement: "",
    },
  },
  {
    promise: "A record leaves the outbox when it is in D1, and not before",
    test: {
      file: "tests/worker/outbox.test.ts",
      title: "each record leaves the outbox as soon as it is in D1: what fails later does not keep it waiting",
    },
    breach: {
      file: "workers/scheduled/replay-outbox.ts",
      found: "await saveRecord(env.DB, pepper, table, record as never);",
      replacement: "await removeFromOutbox(env.OUTBOX, key); await saveRecord(env.DB, pepper, table, record as never);",
    },
  },
  {
    promise: "Each submission is a row of its own, and none changes another's",
    test: {
      file: "tests/worker/submissions.test.ts",
      title: "%s: the same id with another body is another row, also when the first one waits in the outbox",
    },
    breach: {
      file: "workers/submissions/record-id.ts",
      found: "JSON.stringify([table, name, fields])",
      replacement: "JSON.stringify([table, name])",
    },
  },
  {
    promise: "A record that D1 will never take is quarantined, holds up no other, and is told",
    test: {
      file: "tests/worker/outbox.test.ts",
      title: "an object that can never become a row is quarantined whole, blocks no other record, and is not quoted in the log",
    },
    breach: {
      file: "workers/scheduled/replay-outbox.ts",
      found: 'if (isRefusal(error)) return moveToQuarantine(env, entry, "refused", error);',
      replacement: "",
    },
  },
  {
    promise: "People are told when a record has waited for more than 15 minutes",
    test: {
      file: "tests/worker/outbox.test.ts",
      title: "when the oldest record has waited for more than 15 minutes, an alert is sent once an hour",
    },
    breach: { file: "workers/scheduled/watch-outbox.ts", found: "15 * 60_000", replacement: "25 * 60_000" },
  },
  {
    promise: "Who was erased does not come back by a late write",
    test: {
      file: "tests/worker/erasures.test.ts",
      title: "a lead that waited in the outbox while its person was erased is not inserted, and waits no longer",
    },
    breach: {
      file: "workers/submissions/records.ts",
      found: 'pepper !== null && "nom" in record',
      replacement: 'pepper === "" && "nom" in record',
    },
  },
  {
    promise: "The address of a PDF cannot be made from what is known of its lead",
    test: {
      file: "tests/worker/catalogue-file.test.ts",
      title: "without the secret, neither the id nor the reference is enough to derive the address",
    },
    breach: { file: "workers/submissions/download-address.ts", found: "readDownloadSecret(env)", replacement: "``" },
  },
  {
    promise: "No request makes the Worker fail, and nothing of a request comes back",
    test: { file: "tests/worker/hostile.test.ts", title: "%s as a body is refused everywhere with a message of ours" },
    breach: {
      file: "workers/api/request-guards.ts",
      found: "// Answered below, like JSON that is not an object.",
      replacement: "throw new Error(new TextDecoder().decode(await c.req.arrayBuffer()));",
    },
  },
  {
    promise: "A body that is too long is refused without being read to the end",
    test: { file: "tests/worker/hostile.test.ts", title: "5 MB with %s are refused without being read to the end" },
    breach: {
      file: "workers/api/request-guards.ts",
      found: "if (size + chunk.byteLength > BODY_MAX_BYTES) return null;",
      replacement: "if (size + chunk.byteLength > BODY_MAX_BYTES) continue;",
    },
  },
  {
    promise: "What is stored is stored as it was sent, or refused",
    test: { file: "tests/worker/hostile.test.ts", title: "%j is stored letter for letter in a name, and comes back nowhere" },
    breach: {
      file: "app/features/form-rules.ts",
      found: 'return text.replace(UNFIT_CHARACTERS, " ").trim();',
      replacement: 'return text.replace(UNFIT_CHARACTERS, " ").replaceAll("<", "").trim();',
    },
  },
  {
    promise: "No page of another site can make a browser write here",
    test: { file: "tests/worker/hostile.test.ts", title: "a write to a page or to the API with %s: %s answers %i or passes" },
    breach: {
      file: "workers/api/request-guards.ts",
      found: 'site !== "same-origin" && site !== "none"',
      replacement: 'site === "cross-site"',
    },
  },
  {
    promise: "No redirect leaves the host",
    test: { file: "tests/worker/hostile.test.ts", title: "no address redirects to another host" },
    breach: { file: "app/content/redirects.ts", found: ".filter(Boolean)", replacement: "" },
  },
  {
    promise: "Scripts run from this site, or by the hash of what rendering wrote",
    test: {
      file: "tests/worker/security-headers.test.ts",
      title: "only scripts that carry the nonce are hashed; an injected one has no hash, and the nonce leaves no trace",
    },
    breach: {
      file: "workers/pages/security-headers.ts",
      found: "groups?.attributes?.includes(marked) && ",
      replacement: "groups?.attributes !== undefined && ",
    },
  },
  {
    promise: "The security headers say what they must",
    test: { file: "tests/worker/security-headers.test.ts", title: "the fixed headers are those that are promised, and none is missing" },
    breach: { file: "workers/pages/security-headers.ts", found: '["X-Content-Type-Options", "nosniff"],', replacement: "" },
  },
  {
    promise: "Every answer carries the same security headers",
    test: { file: "tests/worker/security-headers.test.ts", title: "$name ($status) carries every security header" },
    breach: { file: "workers/pages/security-headers.ts", found: "addSecurityHeaders(c.res.headers, c.env);", replacement: "" },
  },
  {
    promise: "A flood from one address gets 429 and is told when to come back; a hospital behind one address gets through",
    test: {
      file: "tests/worker/limits.test.ts",
      title: "%s: a flood from one address gets 429 in French and is told when to come back; others are not concerned",
    },
    breach: {
      file: "workers/submissions/rate-limits.ts",
      found: "return answers.every(Boolean);",
      replacement: "return answers.length > 0;",
    },
  },
  {
    promise: "A doubt about a form is stored with it, never a reason to drop it",
    test: { file: "tests/worker/limits.test.ts", title: "%j is stored with the doubt %s, and answered like any other" },
    breach: {
      file: "workers/submissions/submissions.ts",
      found: "if (honeypot) return HONEYPOT;",
      replacement: 'if (honeypot) throw new Error("honeypot");',
    },
  },
  {
    promise: "Logs and error reports hold no name, e-mail, telephone or query string",
    test: {
      file: "tests/worker/observability.test.ts",
      title: "%s: when D1 fails, the log contains nothing that the visitor sent",
    },
    breach: { file: "workers/log.ts", found: "...describe(findCause(error)),", replacement: "...describe(error)," },
  },
  {
    promise: "An e-mail to colleagues names of a person the reference and the first name, and nothing else",
    test: { file: "tests/worker/notifications-by-email.test.ts", title: "an e-mail tells nothing else of the person" },
    breach: {
      file: "workers/notifications/notifications.ts",
      found: "const { prenom } = record;",
      replacement: 'const prenom = record.prenom + " " + record.nom;',
    },
  },
  {
    promise: "What a visitor typed puts no header and no address into an e-mail",
    test: {
      file: "tests/worker/notifications-by-email.test.ts",
      title: "the first name %j puts no header and no address into an e-mail",
    },
    breach: {
      file: "workers/notifications/notifications.ts",
      found: "const name = plainName(prenom);",
      replacement: "const name = prenom;",
    },
  },
  {
    promise: "A task that fails is reported once an hour, without personal data",
    test: { file: "tests/worker/failures-told.test.ts", title: "a cron whose %s fails is reported on every channel, once an hour" },
    breach: {
      file: "workers/notifications/error-report.ts",
      found: "const ALERT_EVERY_MS = 60 * 60_000;",
      replacement: "const ALERT_EVERY_MS = 60_000;",
    },
  },
  {
    promise: "No data outlive what the privacy page says, in D1, in the outbox and in quarantine",
    test: {
      file: "tests/worker/purge.test.ts",
      title: "%s: what is past its time goes from D1, the outbox and the quarantine, with all that was noted of it; the rest stays",
    },
    breach: {
      file: "workers/storage/outbox.ts",
      found: "for (const prefix of OUTBOX_PREFIXES) {",
      replacement: "for (const prefix of [QUARANTINE_PREFIX]) {",
    },
  },
  {
    promise: "A table or a bucket that fails keeps the purge from nothing else",
    test: { file: "tests/worker/purge.test.ts", title: "while the table %s fails, everything else is purged, and the failure is logged" },
    breach: { file: "workers/scheduled/purge-expired.ts", found: "result.failed.push(name);", replacement: "throw error;" },
  },
  {
    promise: "What one visitor sees is kept in no cache",
    test: { file: "tests/worker/cache-control.test.ts", title: "$name ($status) says $cacheControl" },
    breach: { file: "workers/pages/cache-control.ts", found: 'nowhere: "private, no-store"', replacement: 'nowhere: "public, max-age=60"' },
  },
];
