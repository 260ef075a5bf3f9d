import { Outlet, redirect } from "react-router";
import { officeContext, visitContext } from "#scripts/operator/back-office/office.ts";
import { describePlace, findPlace, places } from "#scripts/operator/back-office/places.ts";
import { countCalls } from "#workers/people/call-list.ts";
import type { Route } from "./+types/place";
import { Band, Bar } from "./frame/bar.tsx";
import { KeyList } from "./frame/keys.tsx";
import { useKeys } from "./frame/use-keys.ts";

/** Opens the stores of the place that the address names, for the screens below. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, context }, next) => {
    const { office } = context.get(officeContext);
    const place = findPlace(params.place);
    if (!place) throw redirect("/", 303);
    if (place.name === "en-ligne" && !office.isLiveEntered) throw redirect("/en-ligne/entrer", 303);
    context.set(visitContext, await office.visit(place));
    return next();
  },
];

/** What the frame says: where one is, who one is, what is left to do. */
export async function loader({ context }: Route.LoaderArgs) {
  const { place, author, readCalls, memory } = context.get(visitContext);
  const { message } = memory;
  memory.message = "";
  // The screen says why there are none.
  const calls = await readCalls().catch(() => null);
  return {
    place: { ...place, words: describePlace(place) },
    places: Object.values(places),
    author,
    callCount: calls && countCalls(calls),
    faultCount: memory.faultCount,
    message,
  };
}

export type Frame = Awaited<ReturnType<typeof loader>>;

export default function PlaceFrame({ loaderData }: Route.ComponentProps) {
  useKeys();
  return (
    <div className="flex min-h-screen flex-col">
      <a href="#contenu" className="absolute top-[-10rem] left-4 z-50 rounded-sm bg-ink px-6 py-3 text-white focus:top-4">
        Aller au contenu
      </a>
      <Band frame={loaderData} />
      <Bar frame={loaderData} />
      <Outlet />
      <KeyList />
    </div>
  );
}
