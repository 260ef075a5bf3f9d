/** Where the rules about people read and write: records in the database, and in files what waits for it or outlives it. */
export interface PeopleStores {
  database: D1Database;
  outbox: ObjectStore;
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
