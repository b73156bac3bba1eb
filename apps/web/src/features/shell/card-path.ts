/** Where the page behind a hub's path is printed as a card (rule: paper). */
export function cardPath(path: string): string {
  const [hub, search] = path.split("?");
  return search === undefined ? `${hub}/card` : `${hub}/card?${search}`;
}
