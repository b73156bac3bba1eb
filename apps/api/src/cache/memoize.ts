/** Returns a function that calls `make` once and returns the same promise, even if rejected, to every caller. */
export function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
