/** The child that an address names (rule: kid-address), or the family's first when it names none of theirs. */
export function selectKid<T extends { id: string }>(
  kids: readonly T[],
  wanted: string | undefined,
): T | undefined {
  return kids.find(({ id }) => id === wanted) ?? kids[0];
}
