import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { SegmentedControl } from "./segmented-control.tsx";

const options = [
  { value: "PI", label: "PI", hint: "10 h" },
  { value: "EPP", label: "EPP", hint: "4 h" },
  { value: "FC", label: "FC", disabled: true, spokenLabel: "FC, non proposé" },
] as const;

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

function Controlled() {
  const [format, choose] = useState<"PI" | "EPP" | "FC">("PI");
  return (
    <form>
      <SegmentedControl name="format" legend="Format" options={options} value={format} onChange={choose} />
      <p role="status">{format}</p>
    </form>
  );
}

test("its legend names one group of radios, each with its hint", () => {
  render(<Controlled />);
  expect(screen.getByRole("group", { name: "Format" }).contains(radio("EPP 4 h"))).toBe(true);
  expect(radio("PI 10 h").checked).toBe(true);
});

test("an unavailable choice is shown disabled, with its own label", () => {
  render(<Controlled />);
  expect(radio("FC, non proposé").disabled).toBe(true);
});

test("a choice is reported", () => {
  render(<Controlled />);
  fireEvent.click(radio("EPP 4 h"));
  expect(screen.getByRole("status").textContent).toBe("EPP");
  expect(radio("EPP 4 h").checked).toBe(true);
});

test("a form that is reset shows the first choice again, and reports it", async () => {
  const { container } = render(<Controlled />);
  fireEvent.click(radio("EPP 4 h"));
  container.querySelector("form")?.reset();
  expect(radio("PI 10 h").checked).toBe(true);
  await expect.poll(() => screen.getByRole("status").textContent).toBe("PI");
});
