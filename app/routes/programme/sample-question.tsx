import { useDeferredValue, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { EmblemDrawing } from "#app/content/emblems.ts";
import {
  ANSWER_LETTERS,
  type AnswerLetter,
  type SampleQuestion as Question,
  sampleQuestionTexts as texts,
} from "#app/content/sample-questions.ts";
import { STATUS_KEY } from "#app/content/vocabulary.ts";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Hill } from "#app/ui/motifs/hill.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import "./sample-question.css";

/** The answer pressed without JavaScript. */
const ANSWER_KEY = "essai";
/** Parameters an answer must carry along. */
const CARRIED_KEYS = ["format", STATUS_KEY];
const TITLE_ID = "question-de-cours";
const RESULT_ID = "reponse";

/** The right answer fills, the visitor's own gets a border, the others recede. */
const MARKS = {
  right: { label: texts.rightAnswer, icon: "i-lucide-check" },
  own: { label: texts.ownAnswer, icon: "i-lucide-x" },
  other: null,
};

interface SampleQuestionProps {
  question: Question;
  hill: number;
  emblem: EmblemDrawing;
}

/** Stores and sends nothing; without JavaScript, the form reloads the page with the answer. */
export function SampleQuestion({ question, hill, emblem }: SampleQuestionProps) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const asked = parameters.get(ANSWER_KEY);
  const [answer, setAnswer] = useState<AnswerLetter | undefined>(ANSWER_LETTERS.find((letter) => letter === asked));
  // The plates respond first.
  const explained = useDeferredValue(answer);
  const result = useRef<HTMLDivElement>(null);

  const { right } = question;
  return (
    <section aria-labelledby={TITLE_ID} className="question relative isolate overflow-clip rounded-lg bg-tone-soft text-ink print:hidden">
      <Hill of={hill} className="question-ground" />
      <form method="get" action={`${pathname}#${RESULT_ID}`} className="question-form">
        {CARRIED_KEYS.map((name) => {
          const value = parameters.get(name);
          return value && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <h2 id={TITLE_ID} className="question-title flex items-center gap-2 font-600 text-item text-tone">
          {texts.title}
        </h2>
        <p id={`${TITLE_ID}-texte`} className="question-text">
          <Unbroken text={question.question} />
        </p>
        <ol className="question-answers plate-post" aria-labelledby={`${TITLE_ID}-texte`}>
          {ANSWER_LETTERS.map((letter) => {
            const state = answer && stateOf(letter, answer, right);
            const mark = explained && state && MARKS[state];
            return (
              <li key={letter} data-state={state}>
                <button
                  type="submit"
                  name={ANSWER_KEY}
                  value={letter}
                  disabled={answer !== undefined}
                  className="question-answer plate-outlined"
                  onClick={(event) => {
                    event.preventDefault();
                    setAnswer(letter);
                    result.current?.focus({ preventScroll: true });
                  }}
                >
                  <b>{letter.toUpperCase()}</b>
                  <span>
                    {question.answers[letter]}
                    {mark && <small> {mark.label}</small>}
                  </span>
                  {mark && <span className={mark.icon} aria-hidden="true" />}
                </button>
              </li>
            );
          })}
        </ol>
        <div
          id={RESULT_ID}
          ref={result}
          role="status"
          tabIndex={-1}
          className="question-result grid gap-2 self-center rounded-md bg-raised px-4 py-3 leading-list"
        >
          {explained && <Explanation question={question} answer={explained} onAgain={() => setAnswer(undefined)} />}
        </div>
        {!explained && <Emblem drawing={emblem} strokeWidth={1.4} className="question-emblem hidden text-tone @wide:block" />}
        <p className="question-note">
          {texts.theme} {question.theme}
        </p>
      </form>
    </section>
  );
}

interface ExplanationProps extends Pick<SampleQuestionProps, "question"> {
  answer: AnswerLetter;
  onAgain: () => void;
}

function Explanation({ question: { right, why, source }, answer, onAgain }: ExplanationProps) {
  const { pathname } = useLocation();
  return (
    <>
      <p className="font-600">{answer === right ? texts.well : `${texts.rightIs} ${right.toUpperCase()}.`}</p>
      <p>{why}</p>
      <p className="text-moss text-small leading-list">
        {texts.source}{" "}
        <Link to={source.url}>
          {source.name}
          <span className="visually-hidden"> {texts.newTab}</span> <span className="i-lucide-external-link" aria-hidden="true" />
        </Link>
      </p>
      <p className="flex flex-wrap gap-x-5">
        <a href="#parcours">
          {texts.seePath}
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </a>
        <a
          href={pathname}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          {texts.again}
        </a>
      </p>
    </>
  );
}

function stateOf(letter: AnswerLetter, answer: AnswerLetter, right: AnswerLetter): keyof typeof MARKS {
  if (letter === right) return "right";
  return letter === answer ? "own" : "other";
}
