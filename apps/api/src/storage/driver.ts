import type { Readable } from "node:stream";

/** Stores files. A key is random and made by us: letters, digits, "-" and "_", then ".webp" (rule: pictures). */
export type StorageDriver = {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** null when there is no such file. `size` in bytes. */
  get(key: string): Promise<{ content: Readable; size: number } | null>;
  /** Deleting a missing file succeeds, because jobs can run twice. */
  delete(key: string): Promise<void>;
};

export const isStorageKey = (key: string): boolean => /^[A-Za-z0-9_-]{16,64}\.webp$/.test(key);

/** Throws RangeError for anything but a storage key, so that a key is never a path. */
export function assertKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError("Not a storage key");
}
