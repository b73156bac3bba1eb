import type { Locator } from "@playwright/test";
import { createUniqueEmailAddress, createUniqueFamilyUrl, signIn } from "../support/families.ts";
import { advanceToQuestion } from "../support/onboarding.ts";
import { expect } from "../support/test.ts";
import type { Scenario } from "./scenario.ts";

const onboarding: Scenario = {
  name: "onboarding",
  run: async ({ page, show }) => {
    await page.goto("/signup");
    await signIn(page, createUniqueEmailAddress("scenarios"), "Ana Rivera");
    const heading = (name: string) => page.getByRole("heading", { name });
    const next = () => page.getByRole("button", { name: "Next" }).click();
    await expect(heading("Parent Info")).toBeVisible();
    await page.getByLabel("First name").fill("");
    await next();
    await show(page, "onboarding-1-parent-required");
    await page.getByLabel("First name").fill("Ana");
    await page.getByLabel("Last name").fill("Rivera");
    await show(page, "onboarding-1-parent");
    await next();
    await expect(heading("Family URL")).toBeVisible();
    await page.getByLabel("Family URL").fill("rivera");
    await next();
    await expect(page.getByText(/already taken/).first()).toBeVisible();
    await show(page, "onboarding-2-url-taken");
    await page.getByLabel("Family URL").fill(createUniqueFamilyUrl("scenarios"));
    await show(page, "onboarding-2-url");
    await next();
    await expect(heading("Kid Info")).toBeVisible();
    await page.getByLabel("First name").fill("Chidi");
    await show(page, "onboarding-3-name");
    // Questions that this scenario does not fill in are shown empty.
    let others = 0;
    const nextKidInfo = (part: Locator) =>
      advanceToQuestion(page, part, () => {
        others += 1;
        return show(page, `onboarding-3-other-${others}`);
      });
    await nextKidInfo(heading("When is Chidi's birthday?"));
    await page.getByLabel("Birthday month").selectOption("March");
    await page.getByLabel("Birthday day").selectOption("14");
    await show(page, "onboarding-3-birthday");
    await nextKidInfo(page.getByLabel("Grade"));
    await page.getByLabel("Grade").selectOption("2nd grade");
    await show(page, "onboarding-3-grade");
    await nextKidInfo(page.getByLabel("Bio"));
    await page.getByLabel("Bio").fill("Builds towers, knows every dinosaur.");
    await show(page, "onboarding-3-bio");
    await nextKidInfo(page.getByRole("button", { name: "Choose a picture" }));
    await show(page, "onboarding-3-picture");
    await next();
    await expect(heading("Payment Links")).toBeVisible();
    await page.getByLabel(/^529/).fill("https://college.example/okafor");
    await page.getByLabel("Contribution code").fill("OKA-529");
    await show(page, "onboarding-4-529");
    await next();
    await page.getByLabel(/^Venmo/).fill("venmo.com/ada-okafor");
    await show(page, "onboarding-4-venmo");
    await next();
    await expect(heading("First Update")).toBeVisible();
    await page.getByLabel("Title").fill("Hello from us");
    await page.getByLabel("Content").fill("Chidi lost his first tooth.");
    await show(page, "onboarding-5-update");
    await page.getByRole("button", { name: "Complete" }).click();
    await page.waitForURL("**/dashboard**");
    await expect(page.getByText("Your hub is ready to share!", { exact: true })).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Chidi's page is live" })).toBeVisible();
    await show(page, "launch");
    await page.getByRole("button", { name: "Go to your dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Chidi" })).toBeVisible();
    await show(page, "dashboard-first-time");
  },
};

export const onboardingScenarios: readonly Scenario[] = [onboarding];
