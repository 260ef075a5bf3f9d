import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: ".",
  ssr: true,
  // No /__manifest request: whoever is let in may read all screens.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
