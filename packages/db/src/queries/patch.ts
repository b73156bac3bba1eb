/** False when a patch names no field: there is nothing to write then, and drizzle refuses an empty SET. */
export function hasChanges(patch: object): boolean {
  return Object.values(patch).some((value) => value !== undefined);
}
