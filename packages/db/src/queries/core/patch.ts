/** Returns whether a patch has a defined field. Drizzle throws on an empty SET. */
export function hasChanges(patch: object): boolean {
  return Object.values(patch).some((value) => value !== undefined);
}
