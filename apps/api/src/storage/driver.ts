import type { Readable } from "node:stream";

/** Where files live (D26). Keys are ours: letters, digits, a dot; never anything from outside. */
export type StorageDriver = {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** null when there is no such file. */
  get(key: string): Promise<{ content: Readable; size: number } | null>;
  /** Deleting a missing file succeeds: jobs run at least once. */
  delete(key: string): Promise<void>;
};
