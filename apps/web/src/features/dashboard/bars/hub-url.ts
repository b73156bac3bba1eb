/** Returns the path of a child's hub: the family URL, with the child's part when there are several (rule: kid-address). */
export function hubPath(familyUrl: string, kidId: string, kidCount: number): string {
  const path = `/hub/${familyUrl}`;
  return kidCount > 1 ? `${path}?kid=${encodeURIComponent(kidId)}` : path;
}
