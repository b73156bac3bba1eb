import { afterEach, expect, test, vi } from "vitest";
import { createOnboarding, loadOnboarding, saveOnboarding } from "./saved-onboarding.ts";

const HOUR_MS = 60 * 60 * 1_000;
const now = Date.parse("2026-03-01T12:00:00.000Z");

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [22, "/media/a.webp"],
  [24, null],
])(
  "restores a picture uploaded %i hours ago as %j, and the other fields unchanged",
  (hours, expected) => {
    vi.useFakeTimers({ now });
    const fresh = createOnboarding({ firstName: "Ana", lastName: "Rivera", familyUrl: null });
    const draft = { ...fresh.draft, kidFirstName: "Emma", avatarUrl: "/media/a.webp" };
    const place = storage();
    saveOnboarding("ana", { ...fresh, draft, avatarAt: now - hours * HOUR_MS }, place);
    const loaded = loadOnboarding("ana", place);
    expect(loaded?.draft).toEqual({ ...draft, avatarUrl: expected });
  },
);

test("restores a missing text of an older draft as empty", () => {
  const fresh = createOnboarding({ firstName: "Ana", lastName: "Rivera", familyUrl: null });
  const { bio: _, ...older } = { ...fresh.draft, kidFirstName: "Emma", grade: null };
  const place = storage();
  place.setItem("giftling:onboarding:ana", JSON.stringify({ ...fresh, draft: older }));
  expect(loadOnboarding("ana", place)?.draft).toEqual({ ...fresh.draft, kidFirstName: "Emma" });
});
