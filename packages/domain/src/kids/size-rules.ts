import { TEXT_LIMITS } from "../text/rules.ts";
import { addDays } from "../time/days.ts";
import { KID_SIZE_NAMES, KID_SIZES, type KidSize } from "./sizes.ts";

/** Returns the maximum length of a size or like, in characters. The database column has the same limit. */
export const getMaxKidSizeLength = (name: KidSize): number =>
  KID_SIZES[name].kind === "size" ? TEXT_LIMITS.size : TEXT_LIMITS.likes;

export function mapKidSizes<Value>(make: (name: KidSize) => Value): Record<KidSize, Value> {
  const values: Partial<Record<KidSize, Value>> = {};
  for (const name of KID_SIZE_NAMES) values[name] = make(name);
  return values as Record<KidSize, Value>;
}

export const hasKidSizes = (kid: Readonly<Record<KidSize, string | null>>): boolean =>
  KID_SIZE_NAMES.some((name) => kid[name] !== null);

/** Number of days after which the dashboard requests another confirmation of the sizes. */
const DAYS_UNTIL_ASKED = 120;

/**
 * Returns whether the dashboard requests a confirmation of the sizes. True for a kid with a size or like whose last
 * confirmation was at least 120 days ago (rule: sizes).
 */
export const shouldConfirmSizes = (
  kid: Readonly<Record<KidSize, string | null>> & { sizesCheckedAt: string | null },
  now: Date,
): boolean =>
  hasKidSizes(kid) &&
  kid.sizesCheckedAt !== null &&
  now >= addDays(new Date(kid.sizesCheckedAt), DAYS_UNTIL_ASKED);
