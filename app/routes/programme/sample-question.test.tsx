import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { emblems } from "#app/content/emblems.ts";
import { sampleQuestions } from "#app/content/sample-questions.ts";
import { SampleQuestion } from "./sample-question.tsx";

test("a question is answered with one press, announces the result, and can be answered again", () => {
  const question = sampleQuestions["gp-vaccination"];
  if (!question) throw new Error("The question is gone");
  render(<SampleQuestion question={question} hill={1} emblem={emblems.vaccination} />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole("button", { name: /Coqueluche/ }));
  const result = screen.getByRole("status");
  expect(document.activeElement).toBe(result);
  expect(result.textContent).toContain("La bonne réponse\u00A0: B.");
  expect(screen.getByRole("button", { name: /Coqueluche votre réponse/ })).toBeDefined();
  fireEvent.click(within(result).getByRole("link", { name: "Recommencer" }));
  expect(result.textContent).toBe("");
});
