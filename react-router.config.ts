import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole manifest is one small immutable file: no /__manifest request to the Worker.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
