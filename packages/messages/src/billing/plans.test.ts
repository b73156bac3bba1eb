import { PLANS, PRICES } from "@giftling/domain/billing/plans";
import { expect, test } from "vitest";
import { runWithLanguage } from "../language.ts";
import { translatePlanText } from "../pages/pricing.ts";
import { formatPrice, translatePremiumFeature } from "./plans.ts";

const [, premium] = PLANS;

test("returns the domain's text for each Premium feature, and a Spanish translation", () => {
  expect(premium.features.map(translatePremiumFeature)).toEqual(premium.features);
  const spanish = runWithLanguage("es", () => premium.features.map(translatePremiumFeature));
  for (const [index, feature] of premium.features.entries()) {
    expect(spanish[index], `packages/messages/src/billing/plans.ts: ${feature}`).not.toBe(feature);
  }
});

test("returns the catalog's price in every language", () => {
  expect(formatPrice("offer-yearly")).toBe(PRICES["offer-yearly"].text);
  expect(runWithLanguage("es", () => formatPrice("offer-yearly"))).toBe("$50 al año (ahorras $10)");
  expect(runWithLanguage("es", () => formatPrice("premium-monthly"))).toBe("$12 al mes");
});

test("translates the name of the Free plan", () => {
  expect(translatePlanText("Free")).toBe("Free");
  expect(runWithLanguage("es", () => translatePlanText("Free"))).toBe("Gratis");
});

test("returns the domain's text for each plan's card, and a Spanish translation", () => {
  const figures = ["$0", "$12"];
  for (const { priceText: price, periodText, features } of PLANS) {
    for (const english of [price, periodText, ...features]) {
      expect(translatePlanText(english)).toBe(english);
      const spanish = runWithLanguage("es", () => translatePlanText(english));
      expect(spanish !== english, `packages/messages/src/pages/pricing.ts: ${english}`).toBe(
        !figures.includes(english),
      );
    }
  }
});
