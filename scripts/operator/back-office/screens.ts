import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from "react-router";
import { CliError, doOnce, hashFiles, ROOT } from "#scripts/toolbox.ts";
import { findCause, isDatabaseError } from "#workers/db/database-error.ts";
import { HELD_BASE } from "../stores/local-stores.ts";
import { type Office, officeContext } from "./office.ts";
import { findPlace, type Place } from "./places.ts";

/** The screens of back-office/, answered. */

/** Why a screen or a change failed, for the failure screen: the stores (503), or a fault of ours (500). */
export interface Failure extends Outage {
  /** A change that was not written: sent again from there. */
  unsaved: { action: string; fields: [name: string, value: string][] } | null;
}

/** Why something failed, and the command that helps; null where none does. */
export interface Outage {
  reason: string;
  command: string | null;
}

/** Answers a request to a screen. */
export type AnswerScreen = (request: Request, nonce: string) => Promise<Response>;

/** Loads the built screens. */
export async function loadScreens(office: Office): Promise<AnswerScreen> {
  const build = (await import(pathToFileURL(path.join(SCREEN_BUILD, "server", "index.js")).href)) as ServerBuild;
  const handle = createRequestHandler(explainFailures(build), "production");
  return (request, nonce) => handle(request, new RouterContextProvider(new Map([[officeContext, { office, nonce }]])));
}

type ScreenRoute = NonNullable<ServerBuild["routes"][string]>;
type RouteFunction = NonNullable<ScreenRoute["module"]["loader"]>;

/** The same screens, whose loaders and actions throw a `Failure` in place of an error that the browser must not read. */
export function explainFailures(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    return [id, { ...route, module: { ...route.module, loader: loader && explain(loader), action: action && explain(action) } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function explain(work: RouteFunction): RouteFunction {
  return async (args) => {
    const kept = args.request.method === "GET" ? null : args.request.clone();
    try {
      return await work(args);
    } catch (error) {
      if (error instanceof Response) throw error;
      const place = findPlace(args.params.place ?? "");
      if (place) await args.context.get(officeContext).office.forget(place);
      throw data(await describeFailure(error, kept, place), { status: isStoreFault(error) ? 503 : 500 });
    }
  };
}

async function describeFailure(error: unknown, change: Pick<Request, "url" | "text"> | null, place: Place | undefined): Promise<Failure> {
  // Only the innermost cause: the outer messages quote values.
  const cause = findCause(error);
  const words = cause instanceof Error ? `${cause.name} : ${cause.message}` : "erreur inconnue";
  console.error(words);
  return {
    ...(place && isStoreFault(error) ? explainOutage(cause, place) : { reason: words, command: null }),
    unsaved: change && {
      action: new URL(change.url).pathname.replace(/\.data$/, ""),
      fields: [...new URLSearchParams(await change.text())],
    },
  };
}

/** Why the stores of a place fail. */
export function explainOutage(cause: unknown, { environment }: Place): Outage {
  const reason = cause instanceof CliError ? cause.message : "La base a refusé la demande.";
  if (reason === HELD_BASE) return { reason, command: null };
  return { reason, command: environment === null ? "npm run setup" : "npx wrangler login" };
}

/** Where the built screens lie. */
export const SCREEN_BUILD = path.join(ROOT, "build", "back-office");
/** What the browser's part is made of, and the part of it that the packages are. */
const SOURCES = [
  "back-office/**/*.{ts,tsx,css,json}",
  "app/{content,ui,features}/**/*.{ts,tsx,css,svg}",
  "workers/people/**/*.ts",
  "workers/db/*.ts",
  "scripts/operator/back-office/**/*.ts",
  "package-lock.json",
];

/** Builds the screens unless they are there for the same sources, and says so. Throws a CliError when they cannot be built. */
export async function buildScreens(): Promise<void> {
  await doOnce(path.join(SCREEN_BUILD, "sources.stamp"), hashFiles(SOURCES), async () => {
    console.log("Les écrans sont préparés, une fois pour cette version…");
    const build = spawn("react-router", ["build", "back-office"], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: "ignore",
      shell: process.platform === "win32",
    });
    const [code] = await once(build, "exit").catch(() => [null]);
    if (code !== 0) throw new CliError("Les écrans n'ont pas pu être préparés : « npx react-router build back-office » dit pourquoi.");
  });
}

/** Whether the stores failed (not signed in, not reached, refused), and not a program of ours. */
export function isStoreFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof CliError || isDatabaseError(error) || isStoreFault(error.cause);
}
