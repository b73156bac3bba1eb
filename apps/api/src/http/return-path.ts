/** Places that are no page of the app: nobody is sent there. */
const NO_PAGE = /^\/(api|trpc|media|health|metrics)(\/|$|\?)/;

/**
 * `wanted` when it is a path of this origin, else null. "//host", "/\host" and anything with control characters would
 * lead elsewhere.
 */
export function safeReturnPath(wanted: string | undefined, origin: string): string | null {
  if (wanted === undefined || wanted.length > 2_048) return null;
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return null;
  const url = new URL(wanted, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // "/./..//host" is a path that becomes another once it is resolved.
  if (url.origin !== origin || path.startsWith("//") || NO_PAGE.test(path)) return null;
  return path;
}
