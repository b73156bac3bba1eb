/** Returns the path of a stored picture. Null without one. */
export function pictureAddress(storageKey: string): string;
export function pictureAddress(storageKey: string | null): string | null;
export function pictureAddress(storageKey: string | null): string | null {
  return storageKey === null ? null : `/media/${storageKey}`;
}
