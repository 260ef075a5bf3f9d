import { expect, test } from "vitest";
import { deferScripts } from "./later-scripts.ts";

const page = `<head><link rel="modulepreload" nonce="n" href="/assets/vendor.js"/><link rel="stylesheet" href="/assets/root.css"/>
<link rel="modulepreload" href="/assets/home.js"/></head>
<body><script nonce="n">context()</script><script nonce="n" type="module" async="">import "/assets/home.js";
const end = "</x>$&";</script><script nonce="n">stream()</script></body>`;

test("a page asks for no script by itself: its module waits in a script that keeps the nonce, its files in a list", () => {
  const { html } = deferScripts(page);

  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(html).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
  expect(html).toContain('<script nonce="n">((files, body) =>');
  expect(html).toContain('["/assets/vendor.js","/assets/home.js"]');
  expect(html).toMatch(/^[\s\S]*context\(\)[\s\S]*stream\(\)<\/script><\/body>$/);
});

test("what will be added is the module letter for letter, so that its hash allows it, and it cannot end the script that holds it", () => {
  const { html, laterScript } = deferScripts(page);

  expect(laterScript).toBe('import "/assets/home.js";\nconst end = "</x>$&";');
  const values = /\}\)\(\.\.\.(?<values>\[\[.*\])\)<\/script>/.exec(html)?.groups?.values ?? "";
  expect(values).not.toContain("<");
  expect(JSON.parse(values)).toEqual([["/assets/vendor.js", "/assets/home.js"], laterScript]);
});

test("a page without module is left as it is", () => {
  expect(deferScripts("<p>")).toEqual({ html: "<p>", laterScript: null });
});
