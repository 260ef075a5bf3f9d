import { type ReactNode, useEffect, useRef } from "react";

export function Alert({ title, children }: { title?: string; children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);

  return (
    <div
      ref={alert}
      tabIndex={-1}
      role="alert"
      className="flex w-full items-start gap-3 rounded-md border-2 border-brique bg-brique-soft p-4"
    >
      <span className="i-lucide-triangle-alert mt-[0.2em] text-icon text-brique" aria-hidden="true" />
      <div>
        {title && <p className="font-600">{title}</p>}
        <p>{children}</p>
      </div>
    </div>
  );
}
