/** Paths that are no pages of the app. */
const NO_PAGE = /^\/(api|trpc|media|health|metrics)(\/|$|\?)/;

/**
 * Returns `wanted` when it is a path of this origin, else null. Refuses "//host", "/\host" and control characters, which
 * would lead elsewhere.
 */
export function safeReturnPath(wanted: string | undefined, origin: string): string | null {
  if (wanted === undefined || wanted.length > 2_048) return null;
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return null;
  const url = new URL(wanted, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Resolving "/./..//host" gives a path to another host.
  if (url.origin !== origin || path.startsWith("//") || NO_PAGE.test(path)) return null;
  return path;
}
