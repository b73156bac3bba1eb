/**
 * Where a child's hub lives: the family's address, and with several children the child's own (rule: kid-address), so
 * that relatives land on the one they were sent to.
 */
export function hubPath(familyUrl: string, kidId: string, kidCount: number): string {
  const path = `/hub/${familyUrl}`;
  return kidCount > 1 ? `${path}?kid=${encodeURIComponent(kidId)}` : path;
}
