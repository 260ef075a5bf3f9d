import { typeset } from "./typeset.ts";

/** Said with each request that allows a call. */
export const callCodeTexts = typeset({
  label: "votre code",
  /** Before the code. */
  promise: "Nous commencerons par votre code :",
  ifCalled: "Si nous vous appelons, nous commencerons par votre code :",
  warning: "Un appel qui ne le dit pas n'est pas le nôtre. Nous ne demandons jamais votre mot de passe.",
});

/** « 4827 » → « 48 27 », as it is said: forty-eight, twenty-seven. */
export function formatCallCode(code: string): string {
  return `${code.slice(0, 2)}\u00A0${code.slice(2)}`;
}

/** To who agreed to be called, and has asked for no call: « Si nous vous appelons, nous commencerons par votre code : 48 27. » */
export function promiseCode(code: string): string {
  return `${callCodeTexts.ifCalled} ${formatCallCode(code)}. ${callCodeTexts.warning}`;
}
