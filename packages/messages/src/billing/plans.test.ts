import { PLANS, PRICES } from "@giftling/domain/billing/plans";
import { expect, test } from "vitest";
import { inLanguage } from "../language.ts";
import { planWords } from "../pages/pricing.ts";
import { premiumFeature, priceText } from "./plans.ts";

const [, premium] = PLANS;

test("has the domain's text for each Premium feature, in Spanish too", () => {
  expect(premium.features.map(premiumFeature)).toEqual(premium.features);
  const spanish = inLanguage("es", () => premium.features.map(premiumFeature));
  for (const [index, feature] of premium.features.entries()) {
    expect(spanish[index], `packages/messages/src/billing/plans.ts: ${feature}`).not.toBe(feature);
  }
});

test("has the catalogue's price in every language", () => {
  expect(priceText("offer-yearly")).toBe(PRICES["offer-yearly"].text);
  expect(inLanguage("es", () => priceText("offer-yearly"))).toBe("$50 al año (ahorras $10)");
  expect(inLanguage("es", () => priceText("premium-monthly"))).toBe("$12 al mes");
});

test("has the domain's text on each plan's card, in Spanish too", () => {
  const figures = ["$0", "$12"];
  for (const { priceText: price, periodText, features } of PLANS) {
    for (const english of [price, periodText, ...features]) {
      expect(planWords(english)).toBe(english);
      const spanish = inLanguage("es", () => planWords(english));
      expect(spanish !== english, `packages/messages/src/pages/pricing.ts: ${english}`).toBe(
        !figures.includes(english),
      );
    }
  }
});
