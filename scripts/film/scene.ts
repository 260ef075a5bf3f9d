import { type EmblemDrawing, emblems } from "#app/content/emblems.ts";
import { appFilmScene as texts } from "#app/content/pages/app-film-scene.ts";
import { colors, fontFamilies } from "#app/ui/tokens.ts";

const CHECK = '<svg class="icon" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5"/></svg>';
const BACK = '<svg class="icon" viewBox="0 0 24 24"><path d="m15 18-6-6 6-6"/></svg>';
const TOUCH = '<i class="touch"></i>';

/** The whole scene as one HTML page in its first state. The page takes its styles and fonts from `/scene.css` and `/fonts/`. */
export function drawScene(): string {
  const variables = Object.entries({ ...colors, ...fontFamilies }).map(([name, value]) => `--${name}:${value}`);
  return `<!doctype html>
<html lang="fr" style='${variables.join(";")}'>
<meta charset="utf-8">
<link rel="stylesheet" href="/scene.css">
<body>
  <main>
    ${drawPath()}
    <div class="layer inside">${drawBar()}<div class="stage lesson">${drawLesson()}</div><div class="stage quiz">${drawQuiz()}</div></div>
  </main>
  <div class="layer rewind later">${drawPath()}</div>
  <p class="status"><span>${texts.time}</span><span>${texts.network}</span></p>
</body>
</html>`;
}

function drawPath(): string {
  return `<div class="layer path">${drawHead()}<ol class="steps">${texts.steps.map(drawStep).join("")}</ol></div>`;
}

function drawHead(): string {
  const { before, after } = texts;
  return `<div class="head">${drawEmblem()}
    <small>${texts.overline}</small>
    <h1>${texts.title}</h1>
    <div class="meter"><i style="width:${before.ratio * 100}%"></i></div>
    <div class="progress">
      <small class="swap"><span class="first">${before.position}</span><span class="later">${after.position}</span></small>
      <span class="swap share"><span class="first">${before.share}</span><span class="later">${after.share}</span></span>
    </div>
  </div>`;
}

function drawEmblem(): string {
  const { line, dashed, dot }: EmblemDrawing = emblems[texts.emblem];
  const dashes = dashed ? `<path d="${dashed}" stroke-dasharray="4.5 4.5"/>` : "";
  return `<svg class="emblem" viewBox="0 0 64 64"><path d="${line}"/>${dashes}<circle class="dot" cx="${dot[0]}" cy="${dot[1]}" r="3"/></svg>`;
}

type Step = (typeof texts.steps)[number];

function drawStep(step: Step, index: number): string {
  const state = step.number < texts.currentStep ? "done" : step.number === texts.currentStep ? "current" : "ahead";
  const isNext = step.number === texts.currentStep + 1;
  const opens = state === "current" || isNext;
  const item = `<div class="step">
      ${opens ? `<i class="card${isNext ? " later" : ""}"></i>` : ""}
      <i class="trail"></i>${state === "ahead" ? "" : `<i class="travelled${state === "current" ? " later" : ""}"></i>`}
      <span class="waypoint swap">
        ${state === "done" ? "" : `<span class="number">${step.number}</span>`}
        ${state === "ahead" ? "" : `<span class="check${state === "current" ? " later" : ""}">${CHECK}</span>`}
      </span>
      <div class="body">
        <div class="fold closed${state === "current" ? " folded" : ""}"><div>
          <span class="title">${step.shortTitle}</span><small>${state === "ahead" ? step.detail : texts.done}</small>
        </div></div>
        ${opens ? drawOpenStep(step, isNext ? texts.begin : texts.resume, isNext) : ""}
      </div>
    </div>`;
  return `<li class="roll" data-step="${step.number}" style="z-index:${9 - index}"><div>${item}</div></li>`;
}

function drawOpenStep(step: Step, action: string, isFolded: boolean): string {
  return `<div class="fold open${isFolded ? " folded" : ""}"><div>
      <strong>${step.title}</strong><small>${texts.partsLine}</small>
      <div class="button">${action}${TOUCH}</div>
    </div></div>`;
}

function drawBar(): string {
  const parts = texts.parts.map((part, index) => `<li><i><b class="${index === 0 ? "" : "later"}"></b></i>${part}</li>`);
  return `<div class="bar"><p>${BACK}${texts.before.position}</p><ul class="parts">${parts.join("")}</ul></div>`;
}

function drawLesson(): string {
  const { title, branches, scale, next } = texts.lesson;
  const [own, observed] = branches.map(
    ({ answer, name, text }) => `<span class="answer">${answer}</span><strong>${name}</strong><p>${text}</p>`,
  );
  const length = scale.highest - scale.lowest;
  const ticks = Array.from(
    { length: length + 1 },
    (_, tick) => `<path d="M${tick * 10} 0v${tick % 5 === 0 ? 9 : 5}" vector-effect="non-scaling-stroke"/>`,
  );
  return `<h2>${title}</h2>
    <div class="branch">${own}
      <div class="ruler">
        <svg viewBox="0 0 ${length * 10} 10" preserveAspectRatio="none"><path d="M0 0h${length * 10}" vector-effect="non-scaling-stroke"/>${ticks.join("")}</svg>
        <span style="left:0">${scale.lowest}</span><span style="left:100%">${scale.highest}</span>
        <div class="cursor">${drawCursorValues(scale)}</div>
      </div>
    </div>
    <div class="branch">${observed}</div>
    <div class="button">${next}${TOUCH}</div>`;
}

/** One pointer per value, so that its number changes on the way. */
function drawCursorValues({ lowest, value }: { lowest: number; value: number }): string {
  return `<i class="swap">${Array.from({ length: value - lowest + 1 }, (_, step) => `<span data-value="${lowest + step}"${step > 0 ? ' class="later"' : ""}>${lowest + step}</span>`).join("")}</i>`;
}

function drawQuiz(): string {
  const { question, answers, rightAnswer, feedback, explanation, next } = texts.quiz;
  const items = answers.map((answer) =>
    answer === rightAnswer
      ? `<li class="chosen"><i class="right later"></i><span class="name">${answer}</span><span class="mark later">${CHECK}</span>${TOUCH}</li>`
      : `<li><span class="name">${answer}</span></li>`,
  );
  return `<h2>${question}</h2>
    <ul class="answers">${items.join("")}</ul>
    <div class="feedback"><strong>${CHECK}${feedback}</strong><p>${explanation}</p><div class="button">${next}${TOUCH}</div></div>`;
}
