/** The parts of Node that the Worker uses; workerd brings them. The types of Node itself would let in `process` and files. */

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
