import type { ComponentProps } from "react";
import { RadioGroup } from "./radio-group.tsx";

interface ChoiceFieldProps extends Omit<ComponentProps<typeof RadioGroup>, "children"> {
  name: string;
  options: ReadonlyArray<{ value: string; label: string; hint?: string }>;
  defaultValue?: string | undefined;
}

/** A few exclusive answers of a form, two in a row: native radios, each in a box that is its target. */
export function ChoiceField({ name, options, defaultValue, ...group }: ChoiceFieldProps) {
  return (
    <RadioGroup {...group} className="[&>p]:mt-1.5" legendClass="mb-1.5 font-600 text-item leading-title">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.75rem,50%-0.5rem)),1fr))] gap-2 sm:gap-x-4">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="last:odd:col-span-full grid min-h-12 cursor-pointer grid-cols-[1.375rem_1fr] items-center gap-x-2 rounded-sm border-1.5 border-edge bg-raised px-[min(0.75rem,2vw)] py-2 text-[length:min(var(--text-body),6.4vw)] leading-heading transition-colors duration-160 hover:border-pine has-[:checked]:border-pine has-[:checked]:bg-glacier has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-[var(--ring)] has-[:focus-visible]:outline-offset-1 has-[:focus-visible]:outline-solid [[aria-invalid]_&]:border-2 [[aria-invalid]_&]:border-brique [[aria-invalid]_&]:bg-brique-soft"
          >
            <input
              type="radio"
              id={index === 0 ? group.id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              className="m-0 grid size-[1.375rem] cursor-pointer appearance-none place-items-center rounded-full border-1.5 border-edge bg-raised outline-none checked:border-pine checked:after:size-[0.7rem] checked:after:rounded-full checked:after:bg-pine checked:after:content-empty forced-colors:appearance-auto"
            />
            <span>
              {option.label}
              {option.hint && <small className="numeric block text-moss text-small leading-title">{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}
