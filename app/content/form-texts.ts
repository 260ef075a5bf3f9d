import { typeset } from "./typeset.ts";

/** What every form says. */
export const formTexts = typeset({
  /** Label of the field that only programs fill in; read by people whose browser shows no styles. */
  trap: "Laissez ce champ vide",
});
