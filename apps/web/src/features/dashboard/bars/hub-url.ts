/** Returns the path of a kid's hub. If the family has several kids, the path names the kid (rule: kid-address). */
export function getHubPath(familyUrl: string, kidId: string, kidCount: number): string {
  const path = `/hub/${familyUrl}`;
  return kidCount > 1 ? `${path}?kid=${encodeURIComponent(kidId)}` : path;
}
