import { KID_SIZE_NAMES, KID_SIZES, type KidSize } from "@giftling/domain";
import { formatLabeledSize, getSizeLabel } from "@giftling/messages/kids/sizes";

/**
 * Formats a kid's sizes, such as "Tops 6, shoes 12", or the kid's likes if no size is known. Returns null if both are
 * unknown.
 */
export function formatSizes(kid: Readonly<Record<KidSize, string | null>>): string | null {
  const filled = KID_SIZE_NAMES.filter((name) => kid[name] !== null);
  const sizes = filled.filter((name) => KID_SIZES[name].kind === "size");
  const told = sizes.length > 0 ? sizes : filled;
  const words = told.map((name, index) => {
    const label = getSizeLabel(name);
    return formatLabeledSize(index === 0 ? label : label.toLowerCase(), kid[name] ?? "");
  });
  return words.length === 0 ? null : words.join(", ");
}
