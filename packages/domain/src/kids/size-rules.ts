import { LIMITS } from "../text/rules.ts";
import { addDays } from "../time/days.ts";
import { KID_SIZE_NAMES, KID_SIZES, type KidSize } from "./sizes.ts";

/** In characters. The column's check in the database is the same. */
export const sizeLimit = (name: KidSize): number =>
  KID_SIZES[name].kind === "size" ? LIMITS.size : LIMITS.likes;

/** A value for each of them, such as `null` for a kid of whom nothing is known. */
export function eachKidSize<Value>(make: (name: KidSize) => Value): Record<KidSize, Value> {
  const values: Partial<Record<KidSize, Value>> = {};
  for (const name of KID_SIZE_NAMES) values[name] = make(name);
  return values as Record<KidSize, Value>;
}

/** Anything of it is filled in. */
export const hasSizes = (kid: Readonly<Record<KidSize, string | null>>): boolean =>
  KID_SIZE_NAMES.some((name) => kid[name] !== null);

/** After so many days, about four months, a parent is asked whether the sizes are still right. */
const DAYS_UNTIL_ASKED = 120;

/** The parent is asked whether they are still right: something is filled in, and nobody looked at it for four months (rule: sizes). */
export const asksAboutSizes = (
  kid: Readonly<Record<KidSize, string | null>> & { sizesCheckedAt: string | null },
  now: Date,
): boolean =>
  hasSizes(kid) &&
  kid.sizesCheckedAt !== null &&
  now >= addDays(new Date(kid.sizesCheckedAt), DAYS_UNTIL_ASKED);
