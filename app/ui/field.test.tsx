import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";

const input = () => screen.getByRole("textbox", { name: /^E-mail/ });

test("a field is named by its label and described by its hint", () => {
  render(<Field label="E-mail" name="email" hint="Nous répondons sous 24 h" required />);
  expect(screen.getByRole("textbox", { name: /^E-mail/, description: "Nous répondons sous 24 h" })).toBe(input());
  expect(input().getAttribute("aria-required")).toBe("true");
  expect(input().hasAttribute("aria-invalid")).toBe(false);
});

test("an error marks the field and precedes its hint; once corrected, no mark remains", () => {
  const { rerender } = render(<Field label="E-mail" name="email" hint="Indice" error="Adresse email invalide" />);
  expect(screen.getByRole("textbox", { description: "Adresse email invalide Indice" }).getAttribute("aria-invalid")).toBe("true");
  rerender(<Field label="E-mail" name="email" />);
  expect(screen.queryByText("Adresse email invalide")).toBeNull();
  expect(input().hasAttribute("aria-invalid") || input().hasAttribute("aria-describedby")).toBe(false);
});

test("hint and error stand between label and field, where no keyboard covers them", () => {
  const { container } = render(<Field label="E-mail" name="email" hint="Indice" error="Adresse email invalide" />);
  const lines = [...(container.firstElementChild?.children ?? [])].map((line) => line.textContent?.trim() || line.localName);
  expect(lines).toEqual(["E-mail", "Indice", "Adresse email invalide", "input"]);
});
