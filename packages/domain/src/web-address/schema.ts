import { z } from "zod";
import { filled } from "../sentences/catalogue.ts";
import { FIELDS, TEXTS } from "../sentences/fields.ts";
import { PARENTS } from "../sentences/parents.ts";
import { LIMITS } from "../text/rules.ts";
import { isSafeWebAddress, normalizeWebAddress } from "./rules.ts";

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
