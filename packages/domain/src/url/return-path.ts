/** Pattern of paths that are not pages of the app. */
const NO_PAGE = /^\/(api|trpc|media|health|metrics)(\/|$|\?)/;

/**
 * Returns `wanted` as a path of `origin`, or null if the path is not a page of the app. Rejects "//host", "/\host" and
 * control characters, which can lead to another origin.
 */
export function parseReturnPath(wanted: string | undefined, origin: string): string | null {
  if (wanted === undefined || wanted.length > 2_048) return null;
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return null;
  const url = new URL(wanted, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Resolving "/./..//host" yields a path to another host.
  if (url.origin !== origin || path.startsWith("//") || NO_PAGE.test(path)) return null;
  return path;
}
