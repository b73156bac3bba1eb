/**
 * Returns the list with the kid at `index` moved up or down by one. Returns the same list when the kid is already at that
 * end.
 */
export function moveKid<Kid>(kids: readonly Kid[], index: number, by: -1 | 1): readonly Kid[] {
  const kid = kids[index];
  const neighbour = kids[index + by];
  if (kid === undefined || neighbour === undefined) return kids;
  return kids.map((other, at) => (at === index ? neighbour : at === index + by ? kid : other));
}
