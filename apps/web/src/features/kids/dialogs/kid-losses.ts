/** What hangs on a child and goes with it. */
export type KidLosses = {
  wishlistItems: number;
  links: number;
  updates: number;
  gifts: number;
};

const words: readonly (readonly [keyof KidLosses, string, string])[] = [
  ["wishlistItems", "wishlist item", "wishlist items"],
  ["links", "link", "links"],
  ["updates", "family update", "family updates"],
  ["gifts", "recorded gift", "recorded gifts"],
];

/** The losses as a list to read, such as "2 links and 1 family update"; null when there is nothing to lose. */
export function describeLosses(losses: KidLosses): string | null {
  const parts = words
    .filter(([name]) => losses[name] > 0)
    .map(([name, one, many]) => `${losses[name]} ${losses[name] === 1 ? one : many}`);
  return parts.length === 0 ? null : new Intl.ListFormat("en-US").format(parts);
}
