import { type MouseEvent, useEffect, useRef } from "react";

/** Each error links to its field. Takes focus when mounted: give it a key per submission. */
export function ErrorSummary({ title, errors }: { title: string; errors: ReadonlyArray<{ fieldId: string; message: string }> }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);

  return (
    <div ref={summary} tabIndex={-1} role="alert" className="grid gap-2 rounded-md border-2 border-brique bg-brique-soft p-4">
      <p className="font-600">{title}</p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className="inline-block py-2 text-brique sm:py-1" onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
