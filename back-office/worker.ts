import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { contentSecurityPolicy, secureAnswers } from "#workers/pages/security-headers.ts";
import { identify, type OfficeBindings, refuseOtherPages } from "./access.ts";
import { officeContext } from "./context.ts";

const build = await import("virtual:react-router/server-build");
const answerScreen = createRequestHandler(build, import.meta.env.MODE);

const app = new Hono<OfficeBindings>();

app.use(secureAnswers, async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex");
  c.header("Referrer-Policy", "same-origin");
});

app.use(identify, refuseOtherPages);

app.get("/", (c) => c.redirect("/appels"));
// Assets of an older version.
app.get("/assets/*", (c) => c.notFound());

app.all("*", async (c) => {
  const context = new RouterContextProvider();
  // Vite's development server needs inline scripts.
  const nonce = import.meta.env.DEV ? undefined : crypto.randomUUID();
  context.set(officeContext, {
    stores: { database: c.env.DB, outbox: c.env.OUTBOX },
    author: c.var.author,
    now: new Date(),
    calendarUrl: c.env.CALENDAR_URL || null,
    isLocal: c.var.isLocal,
    nonce,
  });
  const answer = await answerScreen(c.req.raw, context);
  const screen = new Response(answer.body, answer);
  if (nonce) screen.headers.set("Content-Security-Policy", contentSecurityPolicy([`'nonce-${nonce}'`], null));
  return screen;
});

export default app;
