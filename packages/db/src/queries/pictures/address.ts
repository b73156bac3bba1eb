/** The path at which a stored picture is served; null without one. */
export function pictureAddress(storageKey: string): string;
export function pictureAddress(storageKey: string | null): string | null;
export function pictureAddress(storageKey: string | null): string | null {
  return storageKey === null ? null : `/media/${storageKey}`;
}
