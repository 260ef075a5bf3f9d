import { fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { readCheckedRadio, useRestoredChoice } from "./use-restored-choice.ts";

function Answers() {
  const group = useRef<HTMLFieldSetElement>(null);
  const [chosen, choose] = useState("aucun");
  useRestoredChoice(group, (scope) => choose(readCheckedRadio(scope) ?? "aucun"));
  return (
    <form>
      <fieldset ref={group}>
        {["médecin", "infirmier"].map((value) => (
          <label key={value}>
            <input type="radio" name="profession" value={value} onChange={() => choose(value)} />
            {value}
          </label>
        ))}
      </fieldset>
      <p role="status">{chosen}</p>
    </form>
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const shown = () => screen.getByRole("status").textContent;

const showPage = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });

/** As browsers do, without an event. */
function check(name: string) {
  radio(name).checked = true;
}

test("a choice made before hydration is adopted", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Answers />);
  check("infirmier");
  expect(shown()).toBe("aucun");
  render(<Answers />, { container, hydrate: true });
  expect(shown()).toBe("infirmier");
});

test("a page shown again, as from the back/forward cache, adopts what the browser has restored", () => {
  render(<Answers />);
  fireEvent.click(radio("médecin"));
  check("infirmier");
  fireEvent(window, showPage(true));
  expect(shown()).toBe("infirmier");
});

test("the end of a first load adopts nothing: fields may still lag behind what the page has chosen", () => {
  render(<Answers />);
  fireEvent.click(radio("médecin"));
  check("infirmier");
  fireEvent(window, showPage(false));
  expect(shown()).toBe("médecin");
});

test("a reset form clears its choice", async () => {
  const { container } = render(<Answers />);
  fireEvent.click(radio("médecin"));
  container.querySelector("form")?.reset();
  await expect.poll(shown).toBe("aucun");
});
