/**
 * Parses a typed amount in dollars, such as "25", "$1,200.50" or "1.200,50". A single separator before exactly three
 * digits separates thousands. Returns NaN for any other text.
 */
export function parseDollars(typed: string): number {
  const text = typed.trim().replace(/^\$\s*/, "");
  const [whole = "", mark = ""] =
    /^[1-9]\d{0,2}([.,\s])\d{3}(?:\1\d{3})*(?!\d|\1)/.exec(text) ?? [];
  const plain = whole.replaceAll(mark, "") + text.slice(whole.length);
  const decimal = plain.replace(/,(?=\d\d$)/, ".");
  return /^\d+(\.\d*)?$|^\.\d+$/.test(decimal) ? Number(decimal) : Number.NaN;
}
