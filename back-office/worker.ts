import { Hono } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { identify, type OfficeBindings, refuseOtherPages } from "./access.ts";
import { officeContext } from "./context.ts";

const build = await import("virtual:react-router/server-build");
const answerScreen = createRequestHandler(build, import.meta.env.MODE);

const app = new Hono<OfficeBindings>();

// Vite's development server needs inline scripts.
if (import.meta.env.PROD)
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", NONCE],
        // React writes custom properties as style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: "same-origin",
      xFrameOptions: "DENY",
      strictTransportSecurity: "max-age=63072000",
    }),
  );

app.use(async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex");
});

app.use(identify, refuseOtherPages);

app.get("/", (c) => c.redirect("/appels"));
// Assets of an older version.
app.get("/assets/*", (c) => c.notFound());

app.all("*", async (c) => {
  const context = new RouterContextProvider();
  context.set(officeContext, {
    stores: { database: c.env.DB, outbox: c.env.OUTBOX },
    author: c.var.author,
    now: new Date(),
    calendarUrl: c.env.CALENDAR_URL || null,
    isLocal: c.var.isLocal,
    nonce: c.get("secureHeadersNonce"),
  });
  const answer = await answerScreen(c.req.raw, context);
  return new Response(answer.body, answer);
});

export default app;
