/** Parses a URL's query into strings. The router's default parser would convert a code such as `1e3` to a number. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Serializes a URL's query as `?a=b`. Omits empty and missing values. Returns an empty string if no value remains. */
export function serializeSearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== "") params.set(name, String(value));
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
