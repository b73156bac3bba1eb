/**
 * Returns a function that calls `make` once and returns the same promise to every caller. A rejection is also memoized.
 */
export function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
