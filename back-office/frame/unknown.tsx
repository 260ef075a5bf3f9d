import { data } from "react-router";

export function loader(): never {
  throw data({ title: "Page introuvable", words: "Rien n’est à cette adresse." }, { status: 404 });
}

/** Without a component, the loader's answer would be no page. */
export default function Unknown() {
  return null;
}
