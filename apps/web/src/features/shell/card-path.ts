/** Returns the path of a hub's printable card (rule: paper). */
export function cardPath(path: string): string {
  const [hub, search] = path.split("?");
  return search === undefined ? `${hub}/card` : `${hub}/card?${search}`;
}
