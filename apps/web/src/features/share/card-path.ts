/** Returns the path of a hub's printable card. `path` is the hub's path with its query (rule: paper). */
export function getCardPath(path: string): string {
  const [hub, search] = path.split("?");
  return search === undefined ? `${hub}/card` : `${hub}/card?${search}`;
}
