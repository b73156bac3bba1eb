/** Returns the path of a stored picture, or null without a picture. */
export function pictureAddress(storageKey: string): string;
export function pictureAddress(storageKey: string | null): string | null;
export function pictureAddress(storageKey: string | null): string | null {
  return storageKey === null ? null : `/media/${storageKey}`;
}
