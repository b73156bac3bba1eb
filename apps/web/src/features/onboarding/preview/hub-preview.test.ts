import { createOnboardingDraft, hubOutput } from "@giftling/domain";
import { expect, test } from "vitest";
import { createPreviewHub } from "./hub-preview.tsx";

const today = new Date("2026-03-01T12:00:00Z");

test("creates a valid hub from an empty draft", () => {
  const hub = createPreviewHub(createOnboardingDraft(), "your-family", today);
  expect(hubOutput.parse(hub)).toEqual(hub);
  expect(hub).toMatchObject({ kid: { firstName: "Your child", bio: null }, paymentLinks: [] });
  expect(hub.updates).toEqual([]);
});

test("creates from a full draft the hub that onboarding creates", () => {
  const draft = {
    ...createOnboardingDraft(),
    kidFirstName: " Emma ",
    educationUrl: "ugift529.com/emma",
    contributionCode: "A1B-2C3",
    venmoUrl: "venmo.com/ana",
    updateContent: "She lost a tooth.",
  };
  const hub = createPreviewHub(draft, "rivera", today);
  expect(hubOutput.parse(hub)).toEqual(hub);
  expect(hub.kid.firstName).toBe("Emma");
  expect(hub.paymentLinks).toMatchObject([
    {
      type: "529",
      url: "https://ugift529.com/emma",
      contributionCode: "A1B-2C3",
      priorityOrder: 1,
    },
    { type: "venmo", url: "https://venmo.com/ana", isPriority: false },
  ]);
  expect(hub.updates).toMatchObject([{ title: "Your first update", content: "She lost a tooth." }]);
});
