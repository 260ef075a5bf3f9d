import { connect } from "node:net";

/** Requests each address in turn on kept connections until all are answered. The sockets are bare, so that the client costs little. */

const LATIN1 = new TextDecoder("latin1");
const MAX_HEAD_BYTES = 8192;

interface Load {
  port: number;
  /** One per request: path and Host header. */
  requests: readonly { path: string; host: string }[];
  connections: number;
}

/** Milliseconds until the last answer. Throws on any other status than 200. */
export async function sendLoad({ port, requests, connections }: Load): Promise<number> {
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect({ port, host: "127.0.0.1", noDelay: true });
          /** Bytes of the present answer still to come; null before its head is read. */
          let missing: number | null = null;
          const ask = () => {
            const request = requests[next++];
            missing = null;
            if (!request) socket.end(resolve);
            else socket.write(`GET ${request.path} HTTP/1.1\r\nHost: ${request.host}\r\nAccept: text/html\r\n\r\n`);
          };
          socket.on("connect", ask);
          socket.on("error", reject);
          socket.on("data", (chunk: Uint8Array) => {
            if (missing === null) {
              const start = LATIN1.decode(chunk.subarray(0, MAX_HEAD_BYTES));
              const end = start.indexOf("\r\n\r\n");
              const head = start.slice(0, end);
              const length = /^content-length: (?<length>\d+)/im.exec(head)?.groups?.length;
              if (end < 0 || length === undefined || !head.startsWith("HTTP/1.1 200")) {
                socket.destroy(new Error(`unexpected answer: ${head.split("\r\n")[0]}`));
                return;
              }
              missing = Number(length) - (chunk.length - end - 4);
            } else {
              missing -= chunk.length;
            }
            if (missing === 0) ask();
          });
        }),
    ),
  );
  return performance.now() - start;
}
