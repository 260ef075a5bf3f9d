import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: ".",
  ssr: true,
  // No /__manifest requests: everybody admitted may see every screen.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
