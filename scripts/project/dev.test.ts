import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { findFreePort, ROOT } from "../toolbox.ts";

/** Development compiles styles and pages another way than the build, and no other test opens it. */
test("the development server answers with the pages, and with the atelier that it alone has", async () => {
  const port = await findFreePort();
  const server = spawn("react-router", ["dev", "--port", String(port), "--host", "127.0.0.1"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "development", NODE_OPTIONS: "--conditions=development" },
    detached: true,
  });
  const ended = once(server, "exit");
  let said = "";
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        if (said.includes(`:${port}`)) resolve();
      });
    }
  });
  try {
    await Promise.race([isReady, ended]);
    for (const path of ["/", "/atelier"]) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(response.status, said).toBe(200);
      expect(await response.text()).toContain("</html>");
    }
  } finally {
    // With the processes that it has started.
    if (server.pid) process.kill(-server.pid, "SIGTERM");
    await ended;
  }
});
