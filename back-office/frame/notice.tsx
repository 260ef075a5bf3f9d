import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What was just done, or why it was not; read aloud. */
export function Notice({ children, isBad = false }: { children: ReactNode; isBad?: boolean }) {
  return (
    <p role="status" className={`mb-4.5 flex w-fit items-center gap-2 rounded-sm px-3.5 py-2.5 ${isBad ? "bg-brique-soft" : "bg-glacier"}`}>
      <Icon name={isBad ? "warning" : "tick"} />
      <span>{children}</span>
    </p>
  );
}
