import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { emblems } from "#app/content/emblems.ts";
import { organisation } from "#app/content/organisation.ts";
import { programmeTexts } from "#app/content/pages/programme-texts.ts";
import { ExpertTrainer } from "./people.tsx";

const texts = programmeTexts.expert;

test.each([
  [null, texts.unnamed, texts.named],
  ["Dr Claire Martin", texts.named, texts.unnamed],
])("with the expert %s, a name is announced only while it is missing", (name, shown, hidden) => {
  vi.spyOn(organisation, "expert", "get").mockReturnValue({ name, title: null });
  const text = renderToStaticMarkup(createElement(ExpertTrainer, { hill: 5, emblem: emblems.pain, texts }));
  expect(text).toContain(shown);
  expect(text).not.toContain(hidden);
  if (name) expect(text).toContain(name);
});
