import { LIMITS } from "../text/rules.ts";
import { addDays } from "../time/days.ts";
import { KID_SIZE_NAMES, KID_SIZES, type KidSize } from "./sizes.ts";

/** Returns the maximum length of a size or like in characters. The column's check constraint has the same limit. */
export const sizeLimit = (name: KidSize): number =>
  KID_SIZES[name].kind === "size" ? LIMITS.size : LIMITS.likes;

/** Returns a record that contains `make(name)` for each size and like. */
export function eachKidSize<Value>(make: (name: KidSize) => Value): Record<KidSize, Value> {
  const values: Partial<Record<KidSize, Value>> = {};
  for (const name of KID_SIZE_NAMES) values[name] = make(name);
  return values as Record<KidSize, Value>;
}

/** Returns whether any size or like is entered. */
export const hasSizes = (kid: Readonly<Record<KidSize, string | null>>): boolean =>
  KID_SIZE_NAMES.some((name) => kid[name] !== null);

/** Number of days after which the app asks a parent whether the sizes are still right. */
const DAYS_UNTIL_ASKED = 120;

/**
 * Returns whether the app asks the parent if the sizes are still right. It does when a size or like is entered and the last
 * confirmation is at least 120 days old (rule: sizes).
 */
export const asksAboutSizes = (
  kid: Readonly<Record<KidSize, string | null>> & { sizesCheckedAt: string | null },
  now: Date,
): boolean =>
  hasSizes(kid) &&
  kid.sizesCheckedAt !== null &&
  now >= addDays(new Date(kid.sizesCheckedAt), DAYS_UNTIL_ASKED);
