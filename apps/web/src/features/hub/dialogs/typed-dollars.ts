/** What a person typed as dollars: "25", "$1,200.50". NaN when it is no amount. */
export function typedDollars(typed: string): number {
  const text = typed.trim().replace(/^\$\s*/, "");
  const plain = text.replace(/^(\d{1,3}(,\d{3})+)(?=\.|$)/, (whole) => whole.replaceAll(",", ""));
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
