import { data, Form, Link, redirect } from "react-router";
import type { FieldErrors } from "#app/features/form-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, FieldError } from "#app/ui/field.tsx";
import { sayMoment } from "#people/french-time.ts";
import { listRepairFields, type RepairField } from "#people/repair-fields.ts";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { dropQuarantined, readQuarantine, repairRecord } from "#scripts/operator/back-office/state/outbox-records.ts";
import { CliError } from "#scripts/toolbox.ts";
import { Notice } from "../frame/notice.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { Screen } from "../frame/screen.tsx";
import { SectionHead } from "../frame/section-head.tsx";
import type { Route } from "./+types/quarantine";

const FIELD_PREFIX = "champ:";

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
  const { place, stores, now, author, forgetPeople } = context.get(visitContext);
  const form = await request.formData();
  const key = String(form.get("cle"));
  if (form.get("geste") === "ecarter") {
    if (form.get("confirme") !== "oui") return data({ key, typed: {}, errors: {}, message: "Rien n’a été écarté : cochez d’abord." }, 422);
    await dropQuarantined(stores, key);
    throw redirect(`/${place.name}/etat?ecarte`, 303);
  }
  const typed: Record<string, string> = Object.fromEntries(
    [...form].flatMap(([name, value]) => (name.startsWith(FIELD_PREFIX) ? [[name.slice(FIELD_PREFIX.length), String(value)]] : [])),
  );
  try {
    const repair = await repairRecord(stores, { id: crypto.randomUUID(), at: now.toISOString(), author }, key, typed);
    if (!repair.ok) return data({ key, typed, errors: repair.errors, message: "La base refuse encore cet envoi : rien n’a changé." }, 422);
  } catch (error) {
    if (error instanceof CliError) return data({ key, typed, errors: {}, message: error.message }, 409);
    throw error;
  }
  forgetPeople();
  throw redirect(`/${place.name}/etat?ranges=1&restes=0`, 303);
}

/** The records that the database refused: repaired field by field and sent again, seen and kept as a file, or dropped. */
export default function Quarantine({ loaderData: { records, now }, actionData, params }: Route.ComponentProps) {
  return (
    <Screen title="Quarantaine" keys={[{ keys: ["Échap"], does: "revenir à l’état" }]}>
      <PageHead title="Quarantaine" words={records.length === 0 ? "Vide." : "Ce que la base a refusé. Corrigez, puis renvoyez."}>
        <Link to={`/${params.place}/etat`} data-key="Escape">
          Revenir à l'état
        </Link>
      </PageHead>
      <div className="grid gap-10 px-4 pb-10 lg:px-6">
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
                <a href={`/${params.place}/etat/quarantaine/fichier?cle=${encodeURIComponent(key)}`} download>
                  Garder le fichier
                </a>
                <Form method="post" className="flex flex-wrap items-center gap-3">
                  <input type="hidden" name="cle" value={key} />
                  <label className="inline-flex items-center gap-2">
                    <input type="checkbox" name="confirme" value="oui" required />
                    Je ne veux plus de cet envoi
                  </label>
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
    <Form method="post" key={JSON.stringify(errors)}>
      <input type="hidden" name="cle" value={recordKey} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map(({ name, label, text, choices, fault }) => {
          const value = typed[name] ?? text;
          const error = errors[name] ?? fault ?? undefined;
          if (choices.length === 0) {
            return (
              <Field
                key={name}
                id={`${id}-${name}`}
                name={FIELD_PREFIX + name}
                label={label}
                defaultValue={value}
                error={error}
                autoComplete="off"
              />
            );
          }
          return <Choice key={name} id={`${id}-${name}`} name={name} label={label} value={value} choices={choices} error={error} />;
        })}
      </div>
      <Button type="submit" className="mt-5">
        Renvoyer dans la base
      </Button>
    </Form>
  );
}

interface ChoiceProps extends Pick<RepairField, "name" | "label" | "choices"> {
  id: string;
  value: string;
  error: string | undefined;
}

/** The answers of the form, and the one that was sent where it is none of them. */
function Choice({ id, name, label, value, choices, error }: ChoiceProps) {
  const isKnown = value === "" || choices.some((choice) => choice.value === value);
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-600 text-label leading-title">
        {label}
      </label>
      <select
        id={id}
        name={FIELD_PREFIX + name}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className="min-h-12 w-full rounded-sm border-1.5 border-edge border-solid bg-raised px-3 py-2 hover:border-pine aria-invalid:border-2 aria-invalid:border-brique aria-invalid:bg-brique-soft"
      >
        <option value="">aucune réponse</option>
        {!isKnown && <option value={value}>« {value} »</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
