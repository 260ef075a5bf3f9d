import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { privacyPolicy, storedData } from "#app/content/legal/privacy-policy.ts";
import { recordTables } from "./schema.ts";
import type { RecordTable } from "./vocabulary.ts";

test.each(Object.keys(recordTables) as RecordTable[])("every column of %s is named on the privacy page, and nothing else is", (table) => {
  const named = storedData[table].flatMap(([, columns]) => columns.split(" ").filter(Boolean));
  expect(["id", ...named].toSorted()).toEqual(Object.keys(getTableColumns(recordTables[table])).toSorted());
});

test("every recipient of personal data is named, the chat of the team included", () => {
  const recipients = JSON.stringify(privacyPolicy.articles.find(({ anchor }) => anchor === "destinataires"));
  for (const named of ["hébergement du site", "base de données et fichiers", "messagerie", "service de discussion", "Calendly"])
    expect(recipients).toContain(named);
});
