import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  ACTION_TOAST_DURATION_MS,
  CONFETTI_OPTIONS,
  COPIED_STATE_DURATION_MS,
  EDUCATION_NUDGE_DELAY_MS,
  EMAIL_CAPTURE_DELAY_MS,
  PURCHASE_DIALOG_DELAY_MS,
  PURCHASE_UNDO_WINDOW_HOURS,
  TOAST_DURATION_MS,
} from "./timings.ts";

const product = readFileSync(join(import.meta.dirname, "../../../../docs/product.md"), "utf8");

/** Returns the text of a rule in docs/product.md, on one line. */
function ruleText(name: string): string {
  const [, text = ""] = product.split(`\n### ${name}\n`);
  return (text.split("\n#", 1)[0] ?? "").replaceAll(/\s+/g, " ");
}

const number = (value: number) => value.toLocaleString("en-US");

test.each([
  ["timings", `${number(PURCHASE_DIALOG_DELAY_MS)} ms to the purchase dialog`],
  ["timings", `${number(EMAIL_CAPTURE_DELAY_MS)} ms to the e-mail capture`],
  ["timings", `${number(EDUCATION_NUDGE_DELAY_MS)} ms to the nudge`],
  ["timings", `${number(COPIED_STATE_DURATION_MS)} ms of "Copied"`],
  [
    "timings",
    `confetti of ${CONFETTI_OPTIONS.particleCount} particles with spread ${CONFETTI_OPTIONS.spread} from y ${CONFETTI_OPTIONS.origin.y}`,
  ],
  ["toasts", `for ${TOAST_DURATION_MS / 1_000} seconds`],
  ["toasts", `stays for ${ACTION_TOAST_DURATION_MS / 1_000} seconds`],
  ["undo-purchase", `for ${PURCHASE_UNDO_WINDOW_HOURS} hours`],
])("matches the text of the rule %s in docs/product.md: %s", (name, words) => {
  expect(ruleText(name)).toContain(words);
});
