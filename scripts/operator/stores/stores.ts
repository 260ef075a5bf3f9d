import type { Environment } from "./deployment.ts";

/** The records and files of one deployment, wherever they lie: on this machine or at Cloudflare. */
export interface Stores {
  /** Null on this machine. */
  environment: Environment | null;
  /** In French, for sentences: « base locale ». */
  name: string;
  /** For the functions of workers/db, as the Worker itself uses them. */
  database: D1Database;
  catalogues: ObjectStore;
  outbox: ObjectStore;
  close(): Promise<void>;
}

export interface ObjectStore {
  list(prefix: string): Promise<StoredObject[]>;
  /** Null when there is no such object. */
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  remove(key: string): Promise<void>;
}

export interface StoredObject {
  key: string;
  sizeInBytes: number;
  /** ISO 8601. */
  uploadedAt: string;
  /** What the Worker noted with it. */
  metadata: Readonly<Record<string, string>>;
}
