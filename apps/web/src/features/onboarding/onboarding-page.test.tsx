import type { OnboardingStep, UserView } from "@giftling/domain";
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { type Answers, WithAnswers } from "../dashboard/with-answers.tsx";
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

test("Next saves the profile, goes on, and moves the focus to the heading", async () => {
  const saved: unknown[] = [];
  const { container, type, next, heading } = await renderStep(0, (path, input) => {
    saved.push([path, input]);
    return Promise.resolve({ ...user, firstName: "Ana", lastName: "Rivera" });
  });
  await type("firstName", "Ana");
  await type("lastName", "Rivera");
  await next();
  await settle();
  expect(heading()).toContain("Family URL");
  expect(saved).toEqual([["account.updateProfile", { firstName: "Ana", lastName: "Rivera" }]]);
  expect(document.activeElement).toBe(container.querySelector("h1"));
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
  await first.type("venmoUrl", "venmo.com/ana");
  const again = await renderStep(3);
  expect(again.field("venmoUrl")?.value).toBe("venmo.com/ana");
});
