/** What travels with a request through Hono. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    /** CSP sources of the inline scripts of the page being answered. */
    scriptHashes?: readonly string[];
  };
}
