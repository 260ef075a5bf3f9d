import { useSubmit } from "react-router";
import { CALLING, FIELDS } from "./fields.ts";

/** Tells colleagues that this person is being called. */
export function useCallStart(person: string): () => void {
  const submit = useSubmit();
  return () => void submit({ [FIELDS.person]: person, [FIELDS.choice]: CALLING }, { method: "post", action: "/appels", navigate: false });
}
