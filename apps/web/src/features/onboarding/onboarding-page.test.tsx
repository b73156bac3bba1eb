import type { OnboardingStep, UserView } from "@giftling/domain";
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { type Answers, WithAnswers } from "../../testing/with-answers.tsx";
import { OnboardingPage } from "./onboarding-page.tsx";

const user: UserView = {
  id: "u1",
  email: "ana@example.com",
  firstName: "",
  lastName: "",
  familyUrl: null,
  subscriptionPlan: "free",
  subscriptionStatus: null,
  trialEndsAt: null,
  premiumGrantedUntil: null,
  currentPeriodEnd: null,
  isPremium: false,
  trialDaysLeft: 0,
  isTrialLocked: false,
  kidCount: 0,
  referralCode: "ABC",
  formerFamilyUrls: [],
  photoInPreviews: false,
  premiumSource: null,
  premiumUntil: null,
  cancelAtPeriodEnd: false,
  canStartTrial: true,
  buyablePrices: ["premium-monthly"],
  hasBillingPortal: false,
};

beforeEach(() => window.localStorage.clear());

/** Lets everything happen that is on its way. */
const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 30)));

const refuse: Answers = (path) => Promise.reject(new Error(`${path} was called`));

async function renderStep(firstStep: OnboardingStep, answers: Answers = refuse) {
  const container = await render(
    <WithAnswers answers={answers}>
      <OnboardingPage user={user} firstStep={firstStep} onDone={() => Promise.resolve()} />
    </WithAnswers>,
  );
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const type = (name: string, value: string) =>
    act(async () => {
      const input = field(name);
      if (input === null) throw new Error(`There is no field ${name}`);
      // React listens to the native setter, not to the property.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
  const next = () =>
    act(async () => container.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
  const heading = () => container.querySelector("h1")?.textContent;
  return { container, field, type, next, heading };
}

test("an empty name is refused next to its field, by a toast, and gets the focus", async () => {
  const { container, field, next, heading } = await renderStep(0);
  await next();
  expect(heading()).toContain("Parent Info");
  expect(container.querySelector("form")?.textContent).toContain(
    "Please enter your first and last name",
  );
  const toast = document.querySelector(".mantine-Notification-root")?.textContent;
  expect(toast).toBe("RequiredPlease enter your first and last name");
  expect(document.activeElement).toBe(field("firstName"));
  expect(field("email")?.disabled).toBe(true);
});

test("Next saves the profile, goes on, and moves the focus into the next question", async () => {
  const saved: unknown[] = [];
  const { container, field, type, next, heading } = await renderStep(0, (path, input) => {
    saved.push([path, input]);
    return Promise.resolve({ ...user, firstName: "Ana", lastName: "Rivera" });
  });
  await type("firstName", "Ana");
  await type("lastName", "Rivera");
  await next();
  await settle();
  expect(heading()).toContain("Family URL");
  expect(saved).toEqual([["account.updateProfile", { firstName: "Ana", lastName: "Rivera" }]]);
  expect(document.activeElement).toBe(field("familyUrl"));
  expect(field("familyUrl")?.closest("fieldset")?.getAttribute("aria-describedby")).toBe(
    "question",
  );
  expect(container.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow")).toBe("40");
});

test("a failed save says so, keeps the step and what was typed", async () => {
  const { container, field, type, next, heading } = await renderStep(0, () =>
    Promise.reject(new Error("offline")),
  );
  await type("firstName", "Ana");
  await type("lastName", "Rivera");
  await next();
  await settle();
  expect(container.textContent).toContain("Nothing you typed is lost.");
  const toast = document.querySelector(".mantine-Notification-root")?.textContent;
  expect(toast).toBe("ErrorFailed to update profile");
  expect(heading()).toContain("Parent Info");
  expect(field("firstName")?.value).toBe("Ana");
});

test("the address stands below the field as it will be", async () => {
  const { container, type } = await renderStep(1);
  await type("familyUrl", " The Rivera's ");
  expect(container.querySelector("output")?.textContent).toContain("/hub/the-rivera-s");
});

test("the contribution code belongs to a 529 link", async () => {
  const { field, type } = await renderStep(3);
  expect(field("contributionCode")).toBeNull();
  await type("educationUrl", "ugift529.com/emma");
  expect(field("contributionCode")).not.toBeNull();
});

test("what was typed is there again after a reload", async () => {
  const first = await renderStep(3);
  await first.type("educationUrl", "ugift529.com/emma");
  const again = await renderStep(3);
  expect(again.field("educationUrl")?.value).toBe("ugift529.com/emma");
});

test("a step with several questions asks one at a time, and a reload comes back to it", async () => {
  const { container, field, type, next, heading } = await renderStep(2);
  await next();
  expect(container.querySelector("form")?.textContent).toContain("Please enter kid's name");
  await type("kidFirstName", "Emma");
  await next();
  expect(heading()).toBe("Kid Info When is Emma's birthday?");
  expect(field("kidFirstName")).toBeNull();
  expect(container.textContent).toContain("Step 3 of 5, question 2 of 5");
  expect(container.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow")).toBe("60");
  await next();
  expect(heading()).toBe("Kid Info What grade is Emma in?");

  const again = await renderStep(2);
  expect(again.heading()).toBe("Kid Info What grade is Emma in?");
  const back = () =>
    act(async () => again.container.querySelector<HTMLButtonElement>("button")?.click());
  await back();
  await back();
  expect(again.field("kidFirstName")?.value).toBe("Emma");
});

test("the hub's own parts fill in beside the questions, out of reach", async () => {
  const { container, type } = await renderStep(2);
  const preview = container.querySelector('aside[aria-label="Preview of your hub"]');
  const hub = preview?.querySelector('[inert][aria-hidden="true"]');
  expect(hub?.querySelector("h1")?.textContent).toBe("Your child");
  await type("kidFirstName", "Emma");
  expect(hub?.querySelector("h1")?.textContent).toBe("Emma");
  expect(hub?.textContent).toContain("Wall of Support");
});
