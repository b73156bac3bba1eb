import { expect, it } from "vitest";
import * as timings from "./timings.ts";

it("holds the delays and the confetti (rule: timings)", () => {
  expect({ ...timings }).toEqual({
    PURCHASE_DIALOG_DELAY_MS: 1_000,
    EMAIL_CAPTURE_DELAY_MS: 300,
    EDUCATION_NUDGE_DELAY_MS: 500,
    COPIED_STATE_MS: 2_000,
    TOAST_DURATION_MS: 5_000,
    TOAST_REMOVAL_DELAY_MS: 1_000_000,
    MAX_TOASTS: 1,
    CONFETTI: { particleCount: 100, spread: 70, origin: { y: 0.6 } },
    PURCHASE_UNDO_HOURS: 24,
  });
});
