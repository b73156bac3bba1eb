/**
 * Formats dollars for display, such as "$30", "$29.50" or "$1,200". Omits zero cents. Does not use `Intl`, because its
 * first use on a phone takes longer than rendering all prices of a hub.
 */
export function formatDollars(dollars: number): string {
  const cents = Math.round(Math.abs(dollars) * 100);
  const amount = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  const grouped = amount.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ",");
  return `${dollars < 0 && cents > 0 ? "-" : ""}$${grouped}`;
}
