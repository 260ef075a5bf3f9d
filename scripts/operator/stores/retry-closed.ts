const CLOSED = ["UND_ERR_SOCKET", "ECONNRESET"];

/**
 * The same store, asked once more when the connection to the local server was closed for having been idle:
 * this process may have been too busy to notice, and the server has not seen the call.
 */
export function retryClosed<Binding extends object>(binding: Binding): Binding {
  const originals = new WeakMap<object, object>();
  function wrap<Target extends object>(target: Target): Target {
    const wrapped = new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return (...args: unknown[]) => {
          const call = (): unknown =>
            member.apply(
              target,
              args.map((arg) => (Array.isArray(arg) ? arg.map((each) => originals.get(each as object) ?? each) : arg)),
            );
          const result = call();
          if (result instanceof Promise)
            return result.catch((error: unknown) => (isClosedConnection(error) ? call() : Promise.reject(error)));
          return typeof result === "object" && result !== null ? wrap(result) : result;
        };
      },
    });
    originals.set(wrapped, target);
    return wrapped;
  }
  return wrap(binding);
}

function isClosedConnection(error: unknown): boolean {
  return error instanceof Error && CLOSED.includes(String((error.cause as { code?: unknown } | undefined)?.code));
}
