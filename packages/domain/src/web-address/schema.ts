import { z } from "zod";
import { LIMITS } from "../text/rules.ts";
import { isSafeWebAddress, NOT_A_WEB_ADDRESS } from "./rules.ts";

const addressText = z
  .string(NOT_A_WEB_ADDRESS)
  .trim()
  .max(LIMITS.url, `Web address can be at most ${LIMITS.url.toLocaleString("en-US")} characters.`);

/** A stored web address (rule: web-addresses). */
export const webAddressSchema = addressText.refine(isSafeWebAddress, NOT_A_WEB_ADDRESS);

/** A web address that may be empty; use it inside `optional`, which turns "" into null. */
export const blankOrWebAddressSchema = addressText.refine(
  (value) => value === "" || isSafeWebAddress(value),
  NOT_A_WEB_ADDRESS,
);
