import { LIMITS } from "../text/rules.ts";
import { addDays } from "../time/days.ts";
import { KID_SIZE_NAMES, KID_SIZES, type KidSize } from "./sizes.ts";

/** Returns the maximum length in characters, the same as in the column's check constraint. */
export const sizeLimit = (name: KidSize): number =>
  KID_SIZES[name].kind === "size" ? LIMITS.size : LIMITS.likes;

/** Returns a record with a value for each size and like. */
export function eachKidSize<Value>(make: (name: KidSize) => Value): Record<KidSize, Value> {
  const values: Partial<Record<KidSize, Value>> = {};
  for (const name of KID_SIZE_NAMES) values[name] = make(name);
  return values as Record<KidSize, Value>;
}

/** Returns whether any size or like is entered. */
export const hasSizes = (kid: Readonly<Record<KidSize, string | null>>): boolean =>
  KID_SIZE_NAMES.some((name) => kid[name] !== null);

/** Days after which a parent is asked whether the sizes are still right. */
const DAYS_UNTIL_ASKED = 120;

/**
 * Returns whether to ask the parent about the sizes: something is entered and nobody confirmed it for four months (rule:
 * sizes).
 */
export const asksAboutSizes = (
  kid: Readonly<Record<KidSize, string | null>> & { sizesCheckedAt: string | null },
  now: Date,
): boolean =>
  hasSizes(kid) &&
  kid.sizesCheckedAt !== null &&
  now >= addDays(new Date(kid.sizesCheckedAt), DAYS_UNTIL_ASKED);
