import type { InputHTMLAttributes, ReactNode } from "react";

/** The whole line is the target. */
export function Checkbox({ label, ...rest }: InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; name: string }) {
  return (
    <label className="grid min-h-11 cursor-pointer cols-mark-1 content-center gap-3 py-1 text-small leading-list">
      <input
        {...rest}
        type="checkbox"
        className="scroll-clear m-0 grid size-6 cursor-pointer appearance-none place-items-center rounded-xs border-1.5 border-edge bg-raised checked:border-pine checked:bg-pine checked:after:h-1.5 checked:after:w-3 checked:after:[translate:0_-1px] checked:after:[rotate:-45deg] checked:after:border-b-2 checked:after:border-l-2 checked:after:border-white checked:after:content-empty forced-colors:appearance-auto"
      />
      <span>{label}</span>
    </label>
  );
}
