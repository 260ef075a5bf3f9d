import { type ReactNode, useEffect, useRef, useState } from "react";
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
import "./sample-question.css";

/** Query parameter: the answer pressed without JavaScript. */
const ANSWER_KEY = "essai";
/** Parameters that an answer must keep. */
const CARRIED_KEYS = ["format", STATUS_KEY];
const TITLE_ID = "question-de-cours";
const RESULT_ID = "reponse";

interface SampleQuestionProps {
  question: Question;
  /** Programme id: its hill and emblem. */
  programme: string;
  emblem: EmblemDrawing;
  /** Links below the answer. */
  links: ReactNode;
}

/**
 * « 20 secondes de cours »: three answers on plates; pressing one reveals the right one with its explanation. Nothing is stored or sent;
 * without JavaScript the form reloads the page with the answer.
 */
export function SampleQuestion({ question, programme, emblem, links }: SampleQuestionProps) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const carried = CARRIED_KEYS.map((name) => [name, parameters.get(name)] as const);
  const asked = parameters.get(ANSWER_KEY);
  const [answer, setAnswer] = useState<AnswerLetter | undefined>(ANSWER_LETTERS.find((letter) => letter === asked));
  const [hasPressed, setHasPressed] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasPressed) result.current?.focus({ preventScroll: true });
  }, [hasPressed]);

  const { right } = question;
  return (
    <section aria-labelledby={TITLE_ID} className="question print:hidden">
      <Hill of={programme} isClose className="question-ground" />
      <form method="get" action={`${pathname}#${RESULT_ID}`} className="question-form">
        {carried.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <h2 id={TITLE_ID} className="question-title">
          {texts.title}
        </h2>
        <p id={`${TITLE_ID}-texte`} className="question-text">
          {question.question}
        </p>
        <div>
          <ol className="question-answers" aria-labelledby={`${TITLE_ID}-texte`}>
            {ANSWER_LETTERS.map((letter) => (
              <li key={letter} data-state={answer && stateOf(letter, answer, right)}>
                <button
                  type="submit"
                  name={ANSWER_KEY}
                  value={letter}
                  disabled={answer !== undefined}
                  className="question-answer"
                  onClick={(event) => {
                    event.preventDefault();
                    setAnswer(letter);
                    setHasPressed(true);
                  }}
                >
                  <b>{letter.toUpperCase()}</b>
                  <span>
                    {question.answers[letter]}
                    {answer && letter === right && <small> {texts.rightAnswer}</small>}
                    {answer === letter && letter !== right && <small> {texts.ownAnswer}</small>}
                  </span>
                  {answer && letter === right && <span className="i-lucide-check" aria-hidden="true" />}
                  {answer === letter && letter !== right && <span className="i-lucide-x" aria-hidden="true" />}
                </button>
              </li>
            ))}
          </ol>
        </div>
        <div id={RESULT_ID} ref={result} role="status" tabIndex={-1} className="question-result">
          {answer && (
            <>
              <p>
                <strong className="font-600">{answer === right ? texts.well : `${texts.rightIs} ${right.toUpperCase()}.`}</strong>{" "}
                {question.why}
              </p>
              <p className="text-moss text-small leading-list">
                {texts.source}{" "}
                <Link to={question.source.url}>
                  {question.source.name}
                  <span className="visually-hidden"> {texts.newTab}</span>
                </Link>
              </p>
              <p className="question-links">
                {links}
                <a
                  href={pathname}
                  onClick={(event) => {
                    event.preventDefault();
                    setAnswer(undefined);
                    setHasPressed(false);
                  }}
                >
                  {texts.again}
                </a>
              </p>
            </>
          )}
        </div>
        {!answer && <Emblem drawing={emblem} strokeWidth={1.4} className="question-emblem" />}
        {question.sample && (
          <p className="question-note">
            {texts.example} {question.theme} {!question.validatedBy && <span>{texts.toValidate}</span>}
          </p>
        )}
      </form>
    </section>
  );
}

/** The right one fills, one's own gets a border, the others recede. */
function stateOf(letter: AnswerLetter, answer: AnswerLetter, right: AnswerLetter): "right" | "own" | "other" {
  if (letter === right) return "right";
  return letter === answer ? "own" : "other";
}
