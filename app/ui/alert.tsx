import { type ReactNode, useEffect, useRef } from "react";

interface AlertProps {
  title?: string;
  /** Nobody knows whether anything is wrong. */
  isUnsure?: boolean;
  children: ReactNode;
}

/** Takes the focus. */
export function Alert({ title, isUnsure = false, children }: AlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);

  return (
    <div
      ref={alert}
      tabIndex={-1}
      role="alert"
      className={`flex w-full items-start gap-3 rounded-md p-4 ${isUnsure ? "border-1 border-l-6 border-ink bg-mist" : "border-2 border-brique bg-brique-soft"}`}
    >
      <span
        className={`mt-1 text-icon ${isUnsure ? "i-lucide-circle-question-mark" : "i-lucide-triangle-alert text-brique"}`}
        aria-hidden="true"
      />
      <div>
        {title && <p className="font-600">{title}</p>}
        <p>{children}</p>
      </div>
    </div>
  );
}
