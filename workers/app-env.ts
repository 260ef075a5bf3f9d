/** What travels with a request through Hono. */
export interface AppEnv {
  Bindings: Env;
}
