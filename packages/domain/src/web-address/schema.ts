import { z } from "zod";
import { filled } from "../sentences/catalogue.ts";
import { FIELDS, TEXTS } from "../sentences/fields.ts";
import { PARENTS } from "../sentences/parents.ts";
import { LIMITS } from "../text/rules.ts";
import { isSafeWebAddress } from "./rules.ts";

/**
 * Returns a web address with its scheme and host in lower case, as they are stored: phones capitalize the first letter of what is
 * typed ("Https://target.com"). Any other text is returned unchanged.
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

/** A stored web address, its scheme and host in lower case (rule: web-addresses). */
export const webAddressSchema = addressText.refine(isSafeWebAddress, PARENTS.webAddress);

/** A web address that may be empty; use it inside `optional`, which turns "" into null. */
export const blankOrWebAddressSchema = addressText.refine(
  (value) => value === "" || isSafeWebAddress(value),
  PARENTS.webAddress,
);
