import { z } from "zod";
import { filled } from "../sentences/catalog.ts";
import { FIELDS, TEXTS } from "../sentences/fields.ts";
import { PARENTS } from "../sentences/parents.ts";
import { LIMITS } from "../text/rules.ts";
import { isSafeWebAddress } from "./rules.ts";

/**
 * Returns a URL as it is stored, with its scheme and host in lower case. Phones capitalize the first letter
 * ("Https://target.com"). Other text is returned unchanged.
 */
export const normalizeWebAddress = (address: string): string =>
  address.replace(/^https?:\/\/[^/?#\\]*/i, (start) =>
    start.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );

const addressText = z
  .string(PARENTS.webAddress)
  .trim()
  .max(
    LIMITS.url,
    filled(TEXTS.tooLong, { what: FIELDS.webAddress, most: LIMITS.url.toLocaleString("en-US") }),
  )
  .overwrite(normalizeWebAddress);

/** URL as it is stored, with its scheme and host in lower case (rule: web-addresses). */
export const webAddressSchema = addressText.refine(isSafeWebAddress, PARENTS.webAddress);

/** A URL or empty text. Use this schema inside `optional`, which turns "" into null. */
export const blankOrWebAddressSchema = addressText.refine(
  (value) => value === "" || isSafeWebAddress(value),
  PARENTS.webAddress,
);
