import type { UserView } from "@giftling/domain";
import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  createOnboarding,
  loadOnboarding,
  saveOnboarding,
  useSavedOnboarding,
} from "./saved-onboarding.ts";

const HOUR_MS = 60 * 60 * 1_000;
const now = Date.parse("2026-03-01T12:00:00.000Z");

afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
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
    saveOnboarding("ana", { ...fresh, draft, avatarAt: now - hours * HOUR_MS });
    const loaded = loadOnboarding("ana");
    expect(loaded?.draft).toEqual({ ...draft, avatarUrl: expected });
  },
);

test("restores a missing text of an older draft as empty", () => {
  const fresh = createOnboarding({ firstName: "Ana", lastName: "Rivera", familyUrl: null });
  const { bio: _, ...older } = { ...fresh.draft, kidFirstName: "Emma", grade: null };
  const stored = JSON.stringify({ ...fresh, draft: older });
  window.localStorage.setItem("giftling:onboarding:ana", stored);
  expect(loadOnboarding("ana")?.draft).toEqual({ ...fresh.draft, kidFirstName: "Emma" });
});

test("keeps the state of requests that another tab sent when a draft is stored", () => {
  const ana = { id: "ana", firstName: "Ana", lastName: "Rivera", familyUrl: null } as UserView;
  const first = renderHook(() => useSavedOnboarding(ana)).result.current;
  const second = renderHook(() => useSavedOnboarding(ana)).result.current;
  const { kid } = first.start.pieces;
  first.store({ pieces: { ...first.start.pieces, kid: { ...kid, id: "kid-1" } } });
  second.storeDraft({ ...second.start.draft, kidFirstName: "Emma" });
  expect(loadOnboarding("ana")?.pieces.kid).toEqual({ ...kid, id: "kid-1" });
  expect(second.latestPieces().kid.id).toBe("kid-1");
});
