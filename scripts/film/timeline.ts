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
/** Places of a screen that slides in over another. */
const ON_THE_RIGHT = "286px";
const IN_PLACE = "0px";
const BEHIND = "-68px";

const FOLD_MS = 520;

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

  { at: 2_000, lasts: 2_700, on: ".parts li:nth-child(2) b", from: { width: "0%" }, to: { width: "100%" }, easing: "linear" },
  ...moveCursor(2_300, 1_300),

  ...touch(TO_QUIZ_AT, ".lesson > .button .touch"),
  ...slideIn(TO_QUIZ_AT + 280, ".quiz", ".lesson"),

  ...touch(ANSWER_AT, ".chosen .touch"),
  fade(ANSWER_AT + 240, 200, ".chosen .right", 1),
  fade(ANSWER_AT + 240, 200, ".chosen .mark", 1),
  { at: ANSWER_AT + 320, lasts: 320, on: ".feedback", from: { transform: "translateY(100%)" }, to: { transform: "none" }, easing: GLIDE },
  { at: ANSWER_AT + 320, lasts: 600, on: ".parts li:nth-child(3) b", from: { width: "0%" }, to: { width: "100%" }, easing: GLIDE },

  ...touch(CONTINUE_AT, ".feedback .touch"),
  slide(CONTINUE_AT + 280, ".inside", IN_PLACE, ON_THE_RIGHT),
  slide(CONTINUE_AT + 280, ".path", BEHIND, IN_PLACE),

  ...arrive(ARRIVE_AT),
  ...rewind(REWIND_AT),
];

function touch(at: number, on: string): Cue[] {
  return [
    { at, lasts: 140, on, from: { opacity: 0, transform: "scale(1.25)" }, to: { opacity: 1, transform: "scale(0.9)" }, easing: "ease-out" },
    {
      at: at + 200,
      lasts: 180,
      on,
      from: { opacity: 1, transform: "scale(0.9)" },
      to: { opacity: 0, transform: "scale(1)" },
      easing: "ease-in",
    },
  ];
}

function slideIn(at: number, entering: string, leaving: string): Cue[] {
  return [slide(at, entering, ON_THE_RIGHT, IN_PLACE), slide(at, leaving, IN_PLACE, BEHIND)];
}

function slide(at: number, on: string, from: string, to: string): Cue {
  return { at, lasts: 320, on, from: { "--slide": from }, to: { "--slide": to }, easing: GLIDE };
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
  return [
    fade(at, 220, `${CURRENT} .check`, 1),
    { at, lasts: 220, on: `${CURRENT} .check`, from: { transform: "scale(0.6)" }, to: { transform: "none" }, easing: GLIDE },
    { at: at + 260, lasts: 440, on: `${CURRENT} .travelled`, from: { transform: "scaleY(0)" }, to: { transform: "none" }, easing: GLIDE },

    ...fold(moveAt, FIRST, `${FIRST} .step`),
    ...fold(moveAt, `${CURRENT} .open`),
    fade(moveAt, 240, `${CURRENT} .card`, 0),
    ...unfold(moveAt, `${CURRENT} .closed`),
    ...fold(moveAt, `${NEXT} .closed`),
    ...unfold(moveAt, `${NEXT} .open`),
    fade(moveAt + 120, 240, `${NEXT} .card`, 1),

    {
      at: moveAt + 100,
      lasts: 600,
      on: ".meter i",
      from: { width: `${before.ratio * 100}%` },
      to: { width: `${after.ratio * 100}%` },
      easing: GLIDE,
    },
    fade(moveAt + 300, 200, ".progress .first", 0),
    fade(moveAt + 300, 200, ".progress .later", 1),
  ];
}

function fold(at: number, on: string, fading = on): Cue[] {
  return [
    { at, lasts: FOLD_MS, on, from: { gridTemplateRows: "1fr" }, to: { gridTemplateRows: "0fr" }, easing: GLIDE },
    fade(at, 140, fading, 0),
  ];
}

function unfold(at: number, on: string): Cue[] {
  return [
    { at, lasts: FOLD_MS, on, from: { gridTemplateRows: "0fr" }, to: { gridTemplateRows: "1fr" }, easing: GLIDE },
    fade(at + 120, 180, on, 1),
  ];
}

/** The path fades out and the first picture in, so that the film can start again. */
function rewind(at: number): Cue[] {
  const halfMs = (FILM_MS - at) / 2;
  return [fade(at, halfMs, ".steps", 0), fade(at + halfMs, halfMs - 50, ".rewind", 1)];
}
