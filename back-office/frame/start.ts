import { redirect } from "react-router";

/** The first screen. */
export function loader() {
  throw redirect("/appels", 302);
}
