import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { findFreePort, ROOT, waitForServer } from "../toolbox.ts";

/** Development compiles styles and pages another way than the build, and no other test opens it. */
test("the development server answers with the pages, and with the atelier that it alone has", async () => {
  const port = await findFreePort();
  const server = spawn("react-router", ["dev", "--port", String(port), "--host", "127.0.0.1"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "development", NODE_OPTIONS: "--conditions=development" },
    detached: true,
  });
  const ended = once(server, "exit");
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  try {
    await Promise.race([waitForServer(`http://127.0.0.1:${port}`), ended]);
    for (const path of ["/", "/atelier"]) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(response.status, said.join("")).toBe(200);
      expect(await response.text()).toContain("</html>");
    }
  } finally {
    // With the processes that it has started.
    if (server.pid) process.kill(-server.pid, "SIGTERM");
    await ended;
  }
});
