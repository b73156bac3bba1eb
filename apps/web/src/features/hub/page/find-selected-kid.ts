/** Returns the kid with the ID `wanted` from the URL. Falls back to the family's first kid (rule: kid-address). */
export function findSelectedKid<T extends { id: string }>(
  kids: readonly T[],
  wanted: string | undefined,
): T | undefined {
  return kids.find(({ id }) => id === wanted) ?? kids[0];
}
