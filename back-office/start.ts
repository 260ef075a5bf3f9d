import { redirect } from "react-router";
import { officeContext } from "#scripts/operator/back-office/office.ts";
import type { Route } from "./+types/start";

/** The first screen of the place that the command named. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(`/${context.get(officeContext).office.start}/appels`, 303);
}
