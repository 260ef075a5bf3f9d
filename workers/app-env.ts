export interface AppEnv {
  Bindings: Env;
}
