/** The Node APIs workerd provides. Node's own types would also allow `process` and files. */

declare module "node:async_hooks" {
  export class AsyncLocalStorage<Store> {
    getStore(): Store | undefined;
    run<Result>(store: Store, work: () => Result): Result;
  }
}

declare module "node:buffer" {
  type Encoding = "hex" | "base64" | "base64url";

  export class Buffer extends Uint8Array<ArrayBuffer> {
    static from(bytes: ArrayBuffer): Buffer;
    static from(text: string, encoding?: Encoding): Buffer;
    toString(encoding?: Encoding): string;
  }
}
