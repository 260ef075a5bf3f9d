import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { emblems } from "#app/content/emblems.ts";
import { organisation } from "#app/content/organisation.ts";
import { programmeEnd } from "#app/content/pages/programme-end.ts";
import { ExpertTrainer } from "./expert-trainer.tsx";

const texts = programmeEnd.expert;

test.each([
  [null, texts.unnamed, texts.named],
  ["Dr Claire Martin", texts.named, texts.unnamed],
])("with the expert %s, names are promised before the enrolment only while there is none", (name, said, unsaid) => {
  vi.spyOn(organisation, "expert", "get").mockReturnValue({ name, title: null });
  const text = renderToStaticMarkup(createElement(ExpertTrainer, { id: "nurse-pain", emblem: emblems.pain, texts }));
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
  if (name) expect(text).toContain(name);
});
