/** A link's place as people name it: "target.com" for "https://www.target.com/p/123". */
export function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, "");
  } catch {
    return address;
  }
}
