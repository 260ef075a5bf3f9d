import { Form, Link, redirect } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { officeContext } from "#scripts/operator/back-office/office.ts";
import { describePlace, places } from "#scripts/operator/back-office/places.ts";
import type { Route } from "./+types/enter-live";

export function loader() {
  return { words: describePlace(places["en-ligne"]) };
}

export function action({ context }: Route.ActionArgs) {
  context.get(officeContext).office.isLiveEntered = true;
  throw redirect("/en-ligne/appels", 303);
}

export const meta: Route.MetaFunction = () => [{ title: "Passer en ligne ?" }];

/** Going live asks for confirmation; coming back does not. */
export default function EnterLive({ loaderData }: Route.ComponentProps) {
  return (
    <main className="p-10">
      <h1 className="text-title">Passer en ligne ?</h1>
      <p className="mt-3">{loaderData.words}</p>
      <Form method="post" className="mt-5 flex flex-wrap gap-2.5">
        <Link to="/local/appels" className={buttonClass({ variant: "line" })}>
          Rester sur cette machine
        </Link>
        <Button type="submit">Passer en ligne</Button>
      </Form>
    </main>
  );
}
