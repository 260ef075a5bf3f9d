import { expect, test } from "vitest";
import type { Scheduling } from "#app/features/callback/scheduling.ts";
import { FIXED_HEADERS, replaceNonceWithHashes } from "#workers/pages/security-headers.ts";
import { readPageSettings } from "#workers/settings/settings.ts";
import { answers, get, HTML } from "./every-answer.ts";

test.each(answers)("$name ($status) carries every security header", async ({ status, request }) => {
  const response = await request();
  expect(response.status).toBe(status);
  for (const [name, value] of FIXED_HEADERS) expect(response.headers.get(name), name).toBe(value);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/^default-src '(none|self)'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  for (const name of ["Server", "X-Powered-By", "Access-Control-Allow-Origin"]) expect(response.headers.has(name)).toBe(false);
});

test("the fixed headers have their promised values", () => {
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

test("the policy allows scripts and styles of this site or by hash: no unsafe keyword, wildcard or scheme", async () => {
  const directives = (await get("/")).headers.get("Content-Security-Policy")?.split("; ") ?? [];
  const policy: Record<string, string[]> = Object.fromEntries(
    directives.map((directive) => directive.split(" ")).map(([name = "", ...sources]) => [name, sources]),
  );
  expect(policy["script-src"]?.[0]).toBe("'self'");
  for (const source of [...(policy["script-src"] ?? []), ...(policy["style-src"] ?? [])].filter((each) => each !== "'self'"))
    expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
  for (const name of ["script-src-elem", "script-src-attr", "prefetch-src"]) expect(policy).not.toHaveProperty(name);
  const all = Object.entries(policy).filter(([name]) => name !== "style-src-attr");
  expect(JSON.stringify(all)).not.toMatch(/unsafe|\*|https?:|blob:|strict-dynamic/);
  for (const name of ["default-src", "form-action"]) expect(policy[name]).toEqual(["'self'"]);
  for (const name of ["object-src", "worker-src", "base-uri", "frame-src"]) expect(policy[name]).toEqual(["'none'"]);
});

async function readPolicy(scheduling: Scheduling | null): Promise<string> {
  const sealed = await replaceNonceWithHashes(new Response("<p>", { headers: HTML }), "n", scheduling);
  return sealed.headers.get("Content-Security-Policy") ?? "";
}

test("a configured calendar adds its script and frame to the policy, and nothing else", async () => {
  const scriptUrl = "https://assets.calendly.com/widget.js";
  const policy = await readPolicy({ url: "https://calendly.com/x", scriptUrl, origin: "https://calendly.com" });
  expect(policy).toContain(`script-src 'self' ${scriptUrl};`);
  expect(policy).toContain("frame-src https://calendly.com;");
  expect(policy.match(/calendly/g)).toHaveLength(2);
});

test("a calendar setting can't inject a directive", async () => {
  const scriptUrl = "https://a.test/w.js; report-uri https://mechant.test/, default-src *";
  const settings = { SCHEDULING_URL: "https://a.test/x", SCHEDULING_SCRIPT_URL: scriptUrl, SCHEDULING_ORIGIN: "https://a;b.test" };
  const { scheduling } = readPageSettings(settings as unknown as Env, "https://cimes.test");
  const names = (policy: string) => policy.split(/[;,] */).map((directive) => directive.split(" ")[0]);
  expect(names(await readPolicy(scheduling))).toEqual(names(await readPolicy(null)));
});

test("only scripts with the nonce are hashed, and the nonce is removed", async () => {
  const nonce = "0b7a";
  const html = `<script nonce="${nonce}">a()</script><script>b()</script><script nonce="x">c()</script><script nonce="${nonce}" src="/d.js"></script>
    <script type="module" nonce="${nonce}">a()</script><SCRIPT>e()</SCRIPT>`;
  const sealed = await replaceNonceWithHashes(new Response(html, { headers: HTML }), nonce, null);
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode("a()")))));
  expect(sealed.headers.get("Content-Security-Policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(await sealed.text()).not.toContain(nonce);
});

test("module preloads are removed, so they don't delay the first paint", async () => {
  const html = `<link rel="preload" href="/f.woff2" as="font"/><link rel="modulepreload" href="/a.js"/><link nonce="n" rel="modulepreload" href="/b.js" integrity="x"/><script nonce="n" type="module">import "/a.js"</script>`;
  const sealed = await (await replaceNonceWithHashes(new Response(html, { headers: HTML }), "n", null)).text();
  expect(sealed).toBe('<link rel="preload" href="/f.woff2" as="font"/><script type="module">import "/a.js"</script>');
});
