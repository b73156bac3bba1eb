/** Returns the path of a stored picture, or null without a picture. */
export function getPicturePath(storageKey: string): string;
export function getPicturePath(storageKey: string | null): string | null;
export function getPicturePath(storageKey: string | null): string | null {
  return storageKey === null ? null : `/media/${storageKey}`;
}
