import { expect, test } from "vitest";
import { getPaymentLinkFormValues, hasPaymentLinkLabelAndUrl } from "./payment-dialogs.tsx";

test("requires a link's label and URL (rule: payment-links)", () => {
  const empty = getPaymentLinkFormValues();
  expect(hasPaymentLinkLabelAndUrl(empty)).toBe(false);
  expect(hasPaymentLinkLabelAndUrl({ ...empty, label: "Venmo" })).toBe(false);
  expect(hasPaymentLinkLabelAndUrl({ ...empty, label: " ", url: "venmo.com/ana" })).toBe(false);
  expect(hasPaymentLinkLabelAndUrl({ ...empty, label: "Venmo", url: "venmo.com/ana" })).toBe(true);
});
