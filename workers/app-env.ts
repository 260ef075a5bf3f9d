/** What Hono carries with each request. */
export interface AppEnv {
  Bindings: Env;
}
