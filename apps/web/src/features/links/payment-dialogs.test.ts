import { expect, test } from "vitest";
import { getPaymentLinkFormValues, hasLabelAndUrl } from "./payment-dialogs.tsx";

test("requires a link's label and URL (rule: payment-links)", () => {
  const empty = getPaymentLinkFormValues();
  expect(hasLabelAndUrl(empty)).toBe(false);
  expect(hasLabelAndUrl({ ...empty, label: "Venmo" })).toBe(false);
  expect(hasLabelAndUrl({ ...empty, label: " ", url: "venmo.com/ana" })).toBe(false);
  expect(hasLabelAndUrl({ ...empty, label: "Venmo", url: "venmo.com/ana" })).toBe(true);
});
