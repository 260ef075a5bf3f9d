import type { InputHTMLAttributes, ReactNode } from "react";
import "./checkbox.css";

/** The whole line is the target. */
export function Checkbox({ label, ...rest }: InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; name: string }) {
  return (
    <label className="grid min-h-11 cursor-pointer cols-mark-1 content-center gap-3 py-1 text-small leading-list">
      <input {...rest} type="checkbox" className="checkbox scroll-clear" />
      <span className="text-balance">{label}</span>
    </label>
  );
}
