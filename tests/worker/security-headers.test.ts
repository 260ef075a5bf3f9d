import { beforeEach, expect, test, vi } from "vitest";
import { FIXED_HEADERS, replaceNonceWithHashes } from "#workers/pages/security-headers.ts";
import { readPageSettings } from "#workers/settings/settings.ts";
import { answers, get, HTML } from "./every-answer.ts";

beforeEach(() => {
  // In development pages have no policy.
  vi.stubEnv("DEV", false);
});

test.each(answers)("$name ($status) carries every security header", async ({ status, ask }) => {
  const response = await ask();

  expect(response.status).toBe(status);
  for (const [name, value] of FIXED_HEADERS) expect(response.headers.get(name), name).toBe(value);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/^default-src '(none|self)'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  for (const name of ["Server", "X-Powered-By", "Access-Control-Allow-Origin"]) expect(response.headers.has(name)).toBe(false);
});

test("the fixed headers are those that are promised, and none is missing", () => {
  expect(Object.fromEntries(FIXED_HEADERS)).toMatchObject({
    "Strict-Transport-Security": expect.stringMatching(/^max-age=[0-9]{8}/),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": expect.stringContaining("camera=()"),
  });
});

test("scripts and styles are this site's or known by hash: no unsafe word, no wildcard, no scheme", async () => {
  const directives = (await get("/")).headers.get("Content-Security-Policy")?.split("; ") ?? [];
  const policy: Record<string, string[]> = Object.fromEntries(
    directives.map((directive) => directive.split(" ")).map(([name = "", ...sources]) => [name, sources]),
  );

  expect(policy["script-src"]?.[0]).toBe("'self'");
  for (const source of [...(policy["script-src"] ?? []), ...(policy["style-src"] ?? [])].filter((each) => each !== "'self'"))
    expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect(Object.keys(policy)).not.toContain("script-src-elem");
  expect(Object.keys(policy)).not.toContain("script-src-attr");
  const all = Object.entries(policy).filter(([name]) => name !== "style-src-attr");
  expect(JSON.stringify(all)).not.toMatch(/unsafe|\*|https?:|blob:|strict-dynamic/);
  // What a page fetches ahead is allowed: Firefox judges it by default-src.
  expect(policy).not.toHaveProperty("prefetch-src");
  expect(policy).toMatchObject({
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-src": ["'none'"],
  });
});

test("the calendar's script and frame are allowed only when a calendar is set, and nothing else of its site", async () => {
  const scheduling = { url: "https://calendly.com/x", scriptUrl: "https://assets.calendly.com/widget.js", origin: "https://calendly.com" };
  const sealed = await replaceNonceWithHashes(new Response("<p>", { headers: HTML }), "n", scheduling);

  const policy = sealed.headers.get("Content-Security-Policy");
  expect(policy).toContain("script-src 'self' https://assets.calendly.com/widget.js;");
  expect(policy).toContain("frame-src https://calendly.com;");
  expect(policy?.match(/calendly/g)).toHaveLength(2);
});

test("no setting of the calendar adds a directive", async () => {
  const scriptUrl = "https://a.test/w.js; report-uri https://mechant.test/, default-src *";
  const settings = { SCHEDULING_URL: "https://a.test/x", SCHEDULING_SCRIPT_URL: scriptUrl, SCHEDULING_ORIGIN: "https://a;b.test" };
  const { scheduling } = readPageSettings(settings as unknown as Env, "https://cimes.test");
  const policy =
    (await replaceNonceWithHashes(new Response("<p>", { headers: HTML }), "n", scheduling)).headers.get("Content-Security-Policy") ?? "";

  const usual =
    (await replaceNonceWithHashes(new Response("<p>", { headers: HTML }), "n", null)).headers.get("Content-Security-Policy") ?? "";
  const names = (text: string) => text.split(/[;,] */).map((directive) => directive.split(" ")[0]);
  expect(names(policy)).toEqual(names(usual));
});

test("only scripts that carry the nonce are hashed; an injected one has no hash, and the nonce leaves no trace", async () => {
  const nonce = "0b7a";
  const html = `<script nonce="${nonce}">a()</script><script>b()</script><script nonce="x">c()</script><script nonce="${nonce}" src="/d.js"></script>
    <script type="module" nonce="${nonce}">a()</script><SCRIPT>e()</SCRIPT>`;

  const sealed = await replaceNonceWithHashes(new Response(html, { headers: HTML }), nonce, null);

  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode("a()")))));
  expect(sealed.headers.get("Content-Security-Policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(await sealed.text()).not.toContain(nonce);
});

test("no module is preloaded: the first paint has the network to itself", async () => {
  const html = `<link rel="preload" href="/f.woff2" as="font"/><link rel="modulepreload" href="/a.js"/><link nonce="n" rel="modulepreload" href="/b.js" integrity="x"/><script nonce="n" type="module">import "/a.js"</script>`;

  const sealed = await (await replaceNonceWithHashes(new Response(html, { headers: HTML }), "n", null)).text();

  expect(sealed).toBe('<link rel="preload" href="/f.woff2" as="font"/><script type="module">import "/a.js"</script>');
});
