import type { Readable } from "node:stream";

/** Where files live (D26). A key is random and ours: letters, digits, "-" and "_", then ".webp". */
export type StorageDriver = {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** null when there is no such file. `size` in bytes. */
  get(key: string): Promise<{ content: Readable; size: number } | null>;
  /** Deleting a missing file succeeds: jobs run at least once. */
  delete(key: string): Promise<void>;
};

export const isStorageKey = (key: string): boolean => /^[A-Za-z0-9_-]{16,64}\.webp$/.test(key);

/** Keeps a key from ever being a path. Throws RangeError. */
export function assertKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError("Not a storage key");
}
