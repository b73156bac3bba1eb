/** Returns false when a patch has no defined field. Drizzle throws on an empty SET. */
export function hasChanges(patch: object): boolean {
  return Object.values(patch).some((value) => value !== undefined);
}
