import { z } from "zod";
import { filled } from "../sentences/catalog.ts";
import { FIELDS, TEXTS } from "../sentences/fields.ts";
import { PARENTS } from "../sentences/parents.ts";
import { LIMITS } from "../text/rules.ts";
import { isSafeWebAddress } from "./rules.ts";

/**
 * Returns a URL with its scheme and host in lower case, because phones capitalize the first letter
 * ("Https://target.com"). Returns other text unchanged.
 */
export const normalizeWebAddress = (address: string): string =>
  address.replace(/^https?:\/\/[^/?#\\]*/i, (start) =>
    start.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );

const addressText = z
  .string(PARENTS.webAddressInvalid)
  .trim()
  .max(
    LIMITS.url,
    filled(TEXTS.fieldTooLong, {
      what: FIELDS.webAddress,
      most: LIMITS.url.toLocaleString("en-US"),
    }),
  )
  .overwrite(normalizeWebAddress);

/** URL of a page, with its scheme and host in lower case (rule: web-addresses). */
export const webAddressSchema = addressText.refine(isSafeWebAddress, PARENTS.webAddressInvalid);

/** URL or empty text. Use this schema inside `optional`, which converts "" to null. */
export const blankOrWebAddressSchema = addressText.refine(
  (value) => value === "" || isSafeWebAddress(value),
  PARENTS.webAddressInvalid,
);
