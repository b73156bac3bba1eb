/** Parses an amount in dollars as typed, such as "25" or "$1,200.50". Returns NaN for any other text. */
export function parseDollars(typed: string): number {
  const text = typed.trim().replace(/^\$\s*/, "");
  const plain = text.replace(/^(\d{1,3}(,\d{3})+)(?=\.|$)/, (whole) => whole.replaceAll(",", ""));
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
