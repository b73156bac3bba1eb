/**
 * Returns the path of a kid's hub. If the family has several kids, the path contains the kid's ID (rule: kid-address).
 */
export function getHubPath(familyUrl: string, kidId: string, kidCount: number): string {
  const path = `/hub/${familyUrl}`;
  return kidCount > 1 ? `${path}?kid=${encodeURIComponent(kidId)}` : path;
}
