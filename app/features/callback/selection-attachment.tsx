import { callbackTexts } from "#app/content/callback.ts";
import type { SelectionSubject } from "#app/features/page-subject.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";

/** Attaches selection and status, unless unticked. */
export function SelectionAttachment({ selection, form }: { selection: SelectionSubject; form: string }) {
  const { references, names, status } = selection;
  return (
    <div className="rounded-md border-1 bg-glacier px-4 py-2">
      <Checkbox
        name="selection"
        form={form}
        value={references}
        defaultChecked
        label={<strong className="font-600">{callbackTexts.subject.join}</strong>}
      />
      {status && <input type="hidden" name="statut" form={form} value={status} />}
      <ul className="pb-2 pl-8 text-small leading-list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
