import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: ".",
  ssr: true,
  // No /__manifest requests: every adviser may see every screen.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
