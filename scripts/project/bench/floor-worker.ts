import { Hono } from "hono";

/** The floor of the speed: a route of Hono that answers the bytes and headers of a page, and does nothing else. */
const app = new Hono<{ Bindings: { BODY: ArrayBuffer; HEADERS: Record<string, string> } }>();

app.get("*", (c) => c.body(c.env.BODY, 200, c.env.HEADERS));

export default app;
