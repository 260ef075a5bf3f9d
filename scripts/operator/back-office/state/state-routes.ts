import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import { formatCount } from "#app/content/format.ts";
import { findMisfits, listColumns, readColumn, writeColumn } from "#workers/db/row-shape.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";
import type { VisitEnv } from "../back-office.ts";
import { readForm } from "../read-form.ts";
import { listFaults } from "./faults.ts";
import { lookAround } from "./look-around.ts";
import { readQuarantine, repairRecord, replayAll } from "./outbox-records.ts";
import { type QuarantinedRecord, renderQuarantine, renderState } from "./state-screen.ts";

const KEYS = [{ keys: ["1", "2", "3", "4"], does: "changer d’écran" }];
const FIELD_PREFIX = "champ:";

/** « État », and what it can repair. */
export function stateRoutes(app: Hono<VisitEnv>): void {
  app.get("/:place/etat", async (c) => {
    const { place, stores, now, show } = c.var.visit;
    const look = await lookAround(place, stores, now);
    const faultCount = listFaults(look).filter(({ isGrave }) => isGrave).length;
    return show("etat", { title: "État", faultCount, main: renderState(look, sayMessage(c)), keys: KEYS });
  });

  app.post("/:place/etat/ranger", async (c) => {
    const { place, stores, now, forgetPeople } = c.var.visit;
    const { saved, quarantined, left } = await replayAll(stores, now);
    forgetPeople();
    return c.redirect(`/${place.name}/etat?ranges=${saved}&restes=${left}&ecartes=${quarantined}`, 303);
  });

  app.get("/:place/etat/quarantaine", async (c) => {
    const { place, stores, now, show } = c.var.visit;
    const records = (await readQuarantine(stores)).map(({ key, uploadedAt, table, fields }) => ({
      key,
      since: uploadedAt,
      fields: table && fields ? listFields(table, fields) : null,
    }));
    const message = c.req.query("refus") === undefined ? undefined : "La base refuse encore cet envoi : rien n’a changé.";
    return show("etat", { title: "Quarantaine", main: renderQuarantine(place, records, now, message), keys: KEYS });
  });

  app.post("/:place/etat/quarantaine", async (c) => {
    const { place, stores, now, author, forgetPeople } = c.var.visit;
    const { cle = "", ...form } = await readForm(c);
    const changes = Object.fromEntries(
      Object.entries(form).flatMap(([name, value]) =>
        name.startsWith(FIELD_PREFIX) && value !== undefined ? [[name.slice(FIELD_PREFIX.length), value]] : [],
      ),
    );
    const isSaved = await repairRecord(stores, { id: randomUUID(), at: now.toISOString(), author }, cle, changes);
    forgetPeople();
    return c.redirect(isSaved ? `/${place.name}/etat?ranges=1&restes=0` : `/${place.name}/etat/quarantaine?refus`, 303);
  });
}

/** The columns of its table, each with what the record holds and what is wrong with it; its id stays as it is. */
function listFields(table: RecordTable, fields: Readonly<Record<string, unknown>>): QuarantinedRecord["fields"] {
  const misfits = findMisfits(table, fields);
  return listColumns(table)
    .filter(({ name }) => name !== "id")
    .map(({ name, choices }) => {
      const text = writeColumn(fields[name]);
      const isWrong = misfits.includes(name) || readColumn(table, name, text) === undefined;
      const fault = text === "" ? "manque" : choices.length > 0 ? `ne peut être que ${choices.join(" ou ")}` : "ne convient pas";
      return { name, text, fault: isWrong ? fault : null };
    });
}

function sayMessage(c: Context): string | undefined {
  const { ranges, restes, ecartes } = c.req.query();
  if (ranges === undefined) return undefined;
  const count = Number(ranges);
  const put = count === 0 ? "Rien n’a pu être rangé" : `${formatCount(count, "envoi rangé", "envois rangés")} dans la base`;
  const aside = Number(ecartes) > 0 ? ` ; ${formatCount(Number(ecartes), "mis en quarantaine", "mis en quarantaine")}` : "";
  return Number(restes) > 0 ? `${put}${aside} ; ${formatCount(Number(restes), "attend", "attendent")} encore.` : `${put}${aside}.`;
}
