import type { Readable } from "node:stream";

/** Storage of picture files. A key is a random string followed by ".webp", or ".jpg" for the JPEG (rule: pictures). */
export type StorageDriver = {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Returns a file and its `size` in bytes, or null for a missing file. */
  get(key: string): Promise<{ content: Readable; size: number } | null>;
  /** Deletes a picture and its JPEG. Deleting a missing file succeeds, because jobs can run twice. */
  delete(key: string): Promise<void>;
};

export const isStorageKey = (key: string): boolean => /^[A-Za-z0-9_-]{16,64}\.webp$/.test(key);

export const getJpegKey = (key: string): string => key.replace(/\.webp$/, ".jpg");

/** Throws RangeError unless the storage key belongs to a picture or its JPEG. The check prevents path traversal. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key.replace(/\.jpg$/, ".webp"))) throw new RangeError("Not a storage key");
}
