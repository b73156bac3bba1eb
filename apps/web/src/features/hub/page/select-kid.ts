/** Returns the child named by a URL (rule: kid-address), or the family's first one. */
export function selectKid<T extends { id: string }>(
  kids: readonly T[],
  wanted: string | undefined,
): T | undefined {
  return kids.find(({ id }) => id === wanted) ?? kids[0];
}
