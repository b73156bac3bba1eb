import { z } from "zod";
import { fillPattern } from "../sentences/catalog.ts";
import { FIELD_ERRORS, FIELD_NAMES } from "../sentences/fields.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import { isSafeUrl } from "./rules.ts";

/**
 * Returns a URL with the scheme and host in lower case, because phones capitalize the first letter
 * ("Https://target.com"). Returns other text unchanged.
 */
export const normalizeUrl = (address: string): string =>
  address.replace(/^https?:\/\/[^/?#\\]*/i, (start) =>
    start.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );

const addressText = z
  .string(PARENT_ERRORS.urlInvalid)
  .trim()
  .max(
    TEXT_LIMITS.url,
    fillPattern(FIELD_ERRORS.fieldTooLong, {
      what: FIELD_NAMES.webAddress,
      most: TEXT_LIMITS.url.toLocaleString("en-US"),
    }),
  )
  .overwrite(normalizeUrl);

/** URL of a page, with the scheme and host in lower case (rule: web-addresses). */
export const urlSchema = addressText.refine(isSafeUrl, PARENT_ERRORS.urlInvalid);

/** URL or empty text, for optional fields. */
export const blankOrUrlSchema = addressText.refine(
  (value) => value === "" || isSafeUrl(value),
  PARENT_ERRORS.urlInvalid,
);
