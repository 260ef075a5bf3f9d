import { typeset } from "./typeset.ts";

/** Said with each request that allows a call. */
export const callCodeTexts = typeset({
  label: "votre code",
  /** Before the code. */
  promise: "Nous commencerons par votre code :",
  warning: "Un appel qui ne le dit pas n'est pas le nôtre. Nous ne demandons jamais votre mot de passe.",
});
