/** False when a patch has no defined field: then there is nothing to write, and drizzle throws on an empty SET. */
export function hasChanges(patch: object): boolean {
  return Object.values(patch).some((value) => value !== undefined);
}
