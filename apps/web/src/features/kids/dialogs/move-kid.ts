/**
 * Returns the list with the kid at `index` moved by one position. Returns the same list if the kid is already first or
 * last.
 */
export function moveKid<Kid>(kids: readonly Kid[], index: number, by: -1 | 1): readonly Kid[] {
  const kid = kids[index];
  const neighbour = kids[index + by];
  if (kid === undefined || neighbour === undefined) return kids;
  return kids.map((other, at) => (at === index ? neighbour : at === index + by ? kid : other));
}
