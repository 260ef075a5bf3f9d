import { data, Form, Link } from "react-router";
import { typeset } from "#app/content/typeset.ts";
import type { FieldErrors } from "#app/features/form-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { dropQuarantined, readQuarantine, repairRecord } from "#scripts/operator/back-office/state/outbox-records.ts";
import { CliError } from "#scripts/toolbox.ts";
import { sayMoment } from "#workers/people/french-time.ts";
import { listRepairFields, type RepairField } from "#workers/people/repair-record.ts";
import { PageHead, SectionHead } from "../frame/heads.tsx";
import { Notice } from "../frame/notice.tsx";
import { leadTo, readFields } from "../frame/query.ts";
import { Screen } from "../frame/screen.tsx";
import type { Route } from "./+types/quarantine";

export async function loader({ context }: Route.LoaderArgs) {
  const { stores, now } = context.get(visitContext);
  const records = (await readQuarantine(stores)).map(({ key, uploadedAt, table, fields, text }) => ({
    key,
    since: uploadedAt,
    fields: table && fields ? listRepairFields(table, fields) : null,
    // Of what cannot be read, to be judged by eye.
    text: table && fields ? null : text,
  }));
  return { records, now };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { stores, now, author } = visit;
  const { cle: key = "", geste, confirme, ...typed } = await readFields(request);
  const fail = (status: number, message: string, errors: FieldErrors = {}) => data({ key, typed, errors, message }, status);
  if (geste === "ecarter") {
    if (confirme !== "oui") return fail(422, "Rien n’a été écarté : cochez d’abord.");
    await dropQuarantined(stores, key);
    return leadTo(visit, "../etat", "L’envoi est écarté.");
  }
  try {
    const repair = await repairRecord(stores, { id: crypto.randomUUID(), at: now.toISOString(), author }, key, typed);
    if (!repair.ok) return fail(422, "La base refuse encore cet envoi : rien n’a changé.", repair.errors);
  } catch (error) {
    if (error instanceof CliError) return fail(409, error.message);
    throw error;
  }
  return leadTo(visit, "../etat", typeset("1 envoi rangé dans la base."));
}

/** The records that the database refused: repaired field by field and sent again, seen and kept as a file, or dropped. */
export default function Quarantine({ loaderData: { records, now }, actionData }: Route.ComponentProps) {
  return (
    <Screen title="Quarantaine" keys={{ "revenir à l’état": "Échap" }}>
      <PageHead title="Quarantaine" words={records.length === 0 ? "Vide." : "Ce que la base a refusé. Corrigez, puis renvoyez."}>
        <Link to="../etat" data-key="Escape">
          Revenir à l'état
        </Link>
      </PageHead>
      <div className="grid gap-10 screen-sides pb-10">
        {actionData && <Notice isBad>{actionData.message}</Notice>}
        {records.map(({ key, since, fields, text }, index) => {
          const tried = actionData?.key === key ? actionData : undefined;
          return (
            <section key={key}>
              <SectionHead title={`Mis à part ${sayMoment(since, now)}`} by={fields ? "" : "illisible"} />
              {fields ? (
                <RepairForm id={`envoi-${index}`} recordKey={key} fields={fields} typed={tried?.typed ?? {}} errors={tried?.errors ?? {}} />
              ) : (
                <pre className="code overflow-x-auto whitespace-pre-wrap rounded-sm bg-mist p-4">{text || "Le fichier est vide."}</pre>
              )}
              <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
                <Link to={`../etat/quarantaine/fichier?cle=${encodeURIComponent(key)}`} reloadDocument download>
                  Garder le fichier
                </Link>
                <Form method="post" className="flex flex-wrap items-center gap-3">
                  <input type="hidden" name="cle" value={key} />
                  <Checkbox name="confirme" value="oui" required label="Je ne veux plus de cet envoi" />
                  <Button type="submit" name="geste" value="ecarter" variant="line" size="sm">
                    Écarter pour de bon
                  </Button>
                </Form>
              </div>
            </section>
          );
        })}
      </div>
    </Screen>
  );
}

interface RepairFormProps {
  id: string;
  recordKey: string;
  fields: readonly RepairField[];
  /** What was typed and refused. */
  typed: Readonly<Record<string, string>>;
  errors: FieldErrors;
}

function RepairForm({ id, recordKey, fields, typed, errors }: RepairFormProps) {
  return (
    <Form method="post">
      <input type="hidden" name="cle" value={recordKey} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map(({ name, label, text, choices, fault }) => {
          const value = typed[name] ?? text;
          const field = { id: `${id}-${name}`, name, label, defaultValue: value, error: errors[name] ?? fault ?? undefined };
          return choices.length === 0 ? (
            <Field key={name} {...field} autoComplete="off" />
          ) : (
            <SelectField key={name} {...field} options={listOptions(choices, value)} />
          );
        })}
      </div>
      <Button type="submit" className="mt-5">
        Renvoyer dans la base
      </Button>
    </Form>
  );
}

/** The answers of the form, and the one that was sent where it is none of them. */
function listOptions(choices: RepairField["choices"], sent: string): { value: string; label: string }[] {
  const known = [{ value: "", words: "aucune réponse" }, ...choices];
  const isKnown = known.some(({ value }) => value === sent);
  return (isKnown ? known : [...known, { value: sent, words: `« ${sent} »` }]).map(({ value, words }) => ({ value, label: words }));
}
