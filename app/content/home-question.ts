import { emblems } from "./emblems.ts";
import { professions } from "./professions.ts";
import { programmes } from "./programmes/index.ts";
import { findSampleQuestion } from "./sample-questions.ts";
import { typeset } from "./typeset.ts";

/** A subject both professions share, so neither comes first. */
const ASKED_OF = "gp-vaccination";
const SHARED_SUBJECT = "Vaccination";

/** Undefined until its source has been read. */
export function askAtHome() {
  const question = findSampleQuestion(ASKED_OF);
  const sharing = programmes.filter(({ shortTitle }) => shortTitle === SHARED_SUBJECT);
  const programme = sharing.find(({ id }) => id === ASKED_OF);
  if (!question || !programme) return;
  return {
    question: { ...question, theme: typeset("vaccination, commun aux deux métiers") },
    hill: programme.hill,
    emblem: emblems[programme.emblem],
    goOn: sharing.map(({ shortTitle, profession, path }) => ({
      label: `${shortTitle}, ${professions[profession].many.toLocaleLowerCase("fr")}`,
      path,
    })),
  };
}
