import { appFilmScene } from "#app/content/pages/app-film-scene.ts";

/** What happens in the film and when, in milliseconds from its start: the one source for the pictures and the sounds. */

export interface Cue {
  at: number;
  lasts: number;
  /** CSS selector of what moves, inside `main` or right under `body`. */
  on: string;
  from: Record<string, string | number>;
  to: Record<string, string | number>;
  easing?: string;
}

export interface Sound {
  at: number;
  kind: "tap" | "right" | "step";
}

export const FILM_MS = 12_000;

const GLIDE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const LEAVE = "cubic-bezier(0.4, 0, 0.7, 0.4)";

const { currentStep, steps, before, after, lesson } = appFilmScene;
const CURRENT = `[data-step="${currentStep}"]`;
const NEXT = `[data-step="${currentStep + 1}"]`;
const FIRST = `[data-step="${steps[0]?.number}"]`;

const RESUME_AT = 1_300;
const TO_QUIZ_AT = 4_900;
const ANSWER_AT = 6_500;
const CONTINUE_AT = 8_300;
const ARRIVE_AT = 8_900;
const REWIND_AT = 11_650;

export const sounds: readonly Sound[] = [
  { at: RESUME_AT + 120, kind: "tap" },
  { at: TO_QUIZ_AT + 120, kind: "tap" },
  { at: ANSWER_AT + 120, kind: "tap" },
  { at: ANSWER_AT + 320, kind: "right" },
  { at: CONTINUE_AT + 120, kind: "tap" },
  { at: ARRIVE_AT, kind: "step" },
];

export const cues: readonly Cue[] = [
  ...touch(RESUME_AT, `${CURRENT} .touch`),
  ...slideIn(RESUME_AT + 280, ".inside", ".path"),

  { at: 2_000, lasts: 2_700, on: ".parts li:nth-child(2) b", from: { transform: "scaleX(0)" }, to: { transform: "scaleX(1)" }, easing: "linear" },
  ...moveCursor(2_300, 1_300),

  ...touch(TO_QUIZ_AT, ".lesson > .button .touch"),
  ...slideIn(TO_QUIZ_AT + 280, ".quiz", ".lesson"),

  ...touch(ANSWER_AT, ".chosen .touch"),
  fade(ANSWER_AT + 240, 200, ".chosen .right", 1),
  fade(ANSWER_AT + 240, 200, ".chosen .mark", 1),
  { at: ANSWER_AT + 320, lasts: 320, on: ".feedback", from: { transform: "translateY(100%)" }, to: { transform: "none" }, easing: GLIDE },
  { at: ANSWER_AT + 320, lasts: 600, on: ".parts li:nth-child(3) b", from: { transform: "scaleX(0)" }, to: { transform: "scaleX(1)" }, easing: GLIDE },

  ...touch(CONTINUE_AT, ".feedback .touch"),
  { at: CONTINUE_AT + 280, lasts: 320, on: ".inside", from: { transform: "none" }, to: { transform: "translateX(100%)" }, easing: LEAVE },
  { at: CONTINUE_AT + 280, lasts: 320, on: ".path", from: { transform: "translateX(-24%)" }, to: { transform: "none" }, easing: GLIDE },

  ...arrive(ARRIVE_AT),
  ...rewind(REWIND_AT),
];

function touch(at: number, on: string): Cue[] {
  return [
    { at, lasts: 140, on, from: { opacity: 0, transform: "scale(1.25)" }, to: { opacity: 1, transform: "scale(0.9)" }, easing: "ease-out" },
    { at: at + 200, lasts: 180, on, from: { opacity: 1, transform: "scale(0.9)" }, to: { opacity: 0, transform: "scale(1)" }, easing: "ease-in" },
  ];
}

function slideIn(at: number, entering: string, leaving: string): Cue[] {
  return [
    { at, lasts: 360, on: entering, from: { transform: "translateX(100%)" }, to: { transform: "none" }, easing: GLIDE },
    { at, lasts: 360, on: leaving, from: { transform: "none" }, to: { transform: "translateX(-24%)" }, easing: GLIDE },
  ];
}

function fade(at: number, lasts: number, on: string, opacity: 0 | 1): Cue {
  return { at, lasts, on, from: { opacity: 1 - opacity }, to: { opacity }, easing: "ease-out" };
}

/** The pointer of the scale glides to its value, and its number counts along. */
function moveCursor(at: number, lasts: number): Cue[] {
  const { lowest, highest, value } = lesson.scale;
  const stepMs = lasts / (value - lowest);
  const place = { transform: `translateX(${((value - lowest) / (highest - lowest)) * 100}%)` };
  const numbers = Array.from({ length: value - lowest }, (_, step) => [
    { at: at + (step + 0.5) * stepMs, lasts: 1, on: `[data-value="${lowest + step}"]`, from: { opacity: 1 }, to: { opacity: 0 } },
    { at: at + (step + 0.5) * stepMs, lasts: 1, on: `[data-value="${lowest + step + 1}"]`, from: { opacity: 0 }, to: { opacity: 1 } },
  ]);
  return [{ at, lasts, on: ".cursor", from: { transform: "none" }, to: place, easing: "linear" }, ...numbers.flat()];
}

/** The step is ticked, the trail reaches the next waypoint, and the path moves up by one. */
function arrive(at: number): Cue[] {
  const moveAt = at + 800;
  const moveMs = 620;
  const open = { gridTemplateRows: "1fr", opacity: 1 };
  const folded = { gridTemplateRows: "0fr", opacity: 0 };
  return [
    fade(at, 220, `${CURRENT} .check`, 1),
    { at, lasts: 220, on: `${CURRENT} .check`, from: { transform: "scale(0.6)" }, to: { transform: "none" }, easing: GLIDE },
    { at: at + 260, lasts: 440, on: `${CURRENT} .travelled`, from: { transform: "scaleY(0)" }, to: { transform: "none" }, easing: GLIDE },

    { at: moveAt, lasts: moveMs, on: FIRST, from: { gridTemplateRows: "1fr" }, to: { gridTemplateRows: "0fr" }, easing: GLIDE },
    { at: moveAt, lasts: moveMs, on: `${CURRENT} .open`, from: open, to: folded, easing: GLIDE },
    { at: moveAt, lasts: moveMs, on: `${CURRENT} .closed`, from: folded, to: open, easing: GLIDE },
    fade(moveAt, moveMs / 2, `${CURRENT} .card`, 0),
    { at: moveAt, lasts: moveMs, on: `${NEXT} .closed`, from: open, to: folded, easing: GLIDE },
    { at: moveAt, lasts: moveMs, on: `${NEXT} .open`, from: folded, to: open, easing: GLIDE },
    fade(moveAt + moveMs / 2, moveMs / 2, `${NEXT} .card`, 1),

    { at: moveAt + 200, lasts: 700, on: ".meter i", from: { transform: `scaleX(${before.ratio})` }, to: { transform: `scaleX(${after.ratio})` }, easing: GLIDE },
    fade(moveAt + 300, 200, ".progress .first", 0),
    fade(moveAt + 300, 200, ".progress .later", 1),
  ];
}

/** The last picture fades into the first, so that the film can start again. */
function rewind(at: number): Cue[] {
  return [fade(at, FILM_MS - at - 50, ".rewind", 1)];
}
