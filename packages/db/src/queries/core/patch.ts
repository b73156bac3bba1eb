/** Returns whether any field of a patch is defined. Drizzle throws on an empty SET. */
export function hasPatchChanges(patch: object): boolean {
  return Object.values(patch).some((value) => value !== undefined);
}
