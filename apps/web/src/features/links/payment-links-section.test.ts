import type { ContributionView } from "@giftling/domain";
import { expect, it } from "vitest";
import { givenText } from "./payment-links-section.tsx";

const entry = (patch: Partial<ContributionView>): ContributionView => ({
  id: "c1",
  contributorName: "Uncle Ben",
  isAnonymous: false,
  amount: 25.1,
  type: "529",
  status: "confirmed",
  paymentLinkId: "p1",
  wishlistItemId: null,
  contributedAt: "2025-10-03T10:00:00.000Z",
  ...patch,
});

it("sums a link's own entries to the cent and names what is unconfirmed", () => {
  const entries = [
    entry({}),
    entry({ amount: 0.2, status: "reported" }),
    entry({ amount: 99, paymentLinkId: "p2" }),
  ];
  expect(givenText("p1", entries)).toBe("$25.30 contributed, $0.20 not confirmed yet");
});

it("leaves out what was dismissed, and says nothing when nothing was given", () => {
  expect(givenText("p1", [entry({}), entry({ status: "dismissed" })])).toBe("$25.10 contributed");
  expect(givenText("p1", [entry({ status: "dismissed" })])).toBeNull();
});
