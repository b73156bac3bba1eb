import { describe, expect, it, test } from "vitest";
import { createKidInput } from "../kids/schema.ts";
import { mapOnboardingKidTexts } from "../kids/texts.ts";
import { createPaymentLinkInput } from "../links/schema.ts";
import { createUpdateInput } from "../updates/schema.ts";
import {
  createOnboardingDraft,
  createOnboardingInputs,
  findOnboardingProblem,
  getNextOnboardingStep,
  getOnboardingProgress,
  ONBOARDING_STEPS,
  type OnboardingDraft,
  type OnboardingStep,
} from "./rules.ts";

const FULL: OnboardingDraft = {
  ...createOnboardingDraft(),
  firstName: "Ana",
  lastName: "Rivera",
  familyUrl: "rivera",
  kidFirstName: " Emma ",
  birthdayMonth: 3,
  birthdayDay: 14,
  grade: "2nd",
  bio: " Counts frogs. ",
  avatarUrl: "/pictures/1",
  educationUrl: "529.example.com/emma",
  contributionCode: " E-529 ",
  venmoUrl: " venmo.com/ana ",
  updateTitle: " Hello ",
  updateContent: " We are here. ",
};

describe("ONBOARDING_STEPS", () => {
  it("contains the five specified steps, each a fifth of the progress bar", () => {
    expect(ONBOARDING_STEPS.map(({ title }) => title)).toEqual([
      "Parent Info",
      "Family URL",
      "Kid Info",
      "Payment Links",
      "First Update",
    ]);
    const steps: OnboardingStep[] = [0, 1, 2, 3, 4];
    expect(steps.map(getOnboardingProgress)).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  });
});

describe("findOnboardingProblem", () => {
  const rows: [OnboardingStep, Partial<OnboardingDraft>, string, string, string][] = [
    [0, { firstName: " " }, "firstName", "Required", "Please enter your first and last name"],
    [0, { lastName: "" }, "lastName", "Required", "Please enter your first and last name"],
    [1, { familyUrl: "  " }, "familyUrl", "Required", "Please enter a family URL"],
    [1, { familyUrl: "a" }, "familyUrl", "Error", "A family URL needs at least 3 characters."],
    [2, { kidFirstName: " " }, "kidFirstName", "Required", "Please enter kid's name"],
    [
      2,
      { birthdayMonth: 2, birthdayDay: 30 },
      "birthdayDay",
      "Error",
      "Choose a month and a day that exist together.",
    ],
    [
      2,
      { birthdayMonth: null },
      "birthdayDay",
      "Error",
      "Choose a month and a day that exist together.",
    ],
    [
      3,
      { educationUrl: "javascript:alert(1)" },
      "educationUrl",
      "Error",
      "Enter a full web address that starts with https:// or http://.",
    ],
    [
      3,
      { venmoUrl: "ana" },
      "venmoUrl",
      "Error",
      "That doesn't look like a Venmo handle. Try @ana-lopez.",
    ],
    [
      4,
      { updateTitle: "" },
      "updateTitle",
      "Required",
      "Please enter a title and a message, or leave both empty",
    ],
    [
      4,
      { updateContent: " " },
      "updateContent",
      "Required",
      "Please enter a title and a message, or leave both empty",
    ],
  ];
  test.each(rows)(
    "returns the problem in step %i with %j",
    (step, change, field, title, message) => {
      expect(findOnboardingProblem(step, { ...FULL, ...change })).toEqual({
        field,
        title,
        message,
      });
    },
  );

  it("accepts a full draft, and a draft without the optional steps", () => {
    const scant = { ...FULL, educationUrl: "", venmoUrl: "", updateTitle: "", updateContent: "" };
    for (const step of [0, 1, 2, 3, 4] as const) {
      expect(findOnboardingProblem(step, FULL)).toBeNull();
      expect(findOnboardingProblem(step, scant)).toBeNull();
    }
  });

  it("pre-fills known names", () => {
    const draft = createOnboardingDraft({ firstName: "Ana", lastName: "Rivera" });
    expect(findOnboardingProblem(0, draft)).toBeNull();
    expect(findOnboardingProblem(0, createOnboardingDraft())?.field).toBe("firstName");
  });
});

describe("getNextOnboardingStep", () => {
  test.each([
    [null, 0, 0],
    [null, 1, 0],
    ["rivera", 0, 2],
    ["rivera", 1, null],
  ])("returns for family URL %s and %i kids: %s", (familyUrl, kidCount, expected) => {
    expect(getNextOnboardingStep({ familyUrl }, kidCount)).toBe(expected);
  });
});

const WORDS = { education: "529 Education Savings", venmo: "For immediate needs" };

describe("createOnboardingInputs", () => {
  it("creates the kid, its links and its first update (rule: onboarding-completion)", () => {
    expect(createOnboardingInputs(FULL, WORDS)).toEqual({
      kid: {
        firstName: "Emma",
        birthdayMonth: 3,
        birthdayDay: 14,
        ...mapOnboardingKidTexts(() => null),
        grade: "2nd",
        bio: "Counts frogs.",
        avatarUrl: "/pictures/1",
      },
      paymentLinks: [
        {
          type: "529",
          label: "529 Education Savings",
          url: "https://529.example.com/emma",
          contributionCode: "E-529",
          isPrimary: true,
          isPriority: true,
          priorityOrder: 1,
        },
        {
          type: "venmo",
          label: "Venmo",
          url: "https://venmo.com/ana",
          description: "For immediate needs",
        },
      ],
      update: { title: "Hello", content: "We are here." },
    });
  });

  it("creates only valid API input", () => {
    const { kid, paymentLinks, update } = createOnboardingInputs(FULL, WORDS);
    expect(createKidInput.safeParse(kid).success).toBe(true);
    for (const link of paymentLinks) {
      expect(createPaymentLinkInput.safeParse({ kidId: "k", ...link }).success).toBe(true);
    }
    expect(createUpdateInput.safeParse({ kidId: "k", ...update }).success).toBe(true);
  });

  it("omits empty fields, and a code without a 529 link", () => {
    const scant = { ...createOnboardingDraft(), kidFirstName: "Emma", contributionCode: "E-529" };
    expect(createOnboardingInputs(scant, WORDS)).toEqual({
      kid: {
        firstName: "Emma",
        birthdayMonth: null,
        birthdayDay: null,
        ...mapOnboardingKidTexts(() => null),
        avatarUrl: null,
      },
      paymentLinks: [],
      update: null,
    });
  });
});
