import type { OnboardingDraft, UserView } from "@giftling/domain";
import { useRef, useState } from "react";
import {
  loadOnboarding,
  newOnboarding,
  type SavedOnboarding,
  saveOnboarding,
} from "./saved-onboarding.ts";

/**
 * Returns this parent's onboarding, stored in the browser after every change. What another tab has finished is read again
 * before the last step (`latestPieces`), so that two tabs create one kid.
 */
export function useSavedOnboarding(user: UserView) {
  const [start] = useState(() => loadOnboarding(user.id) ?? newOnboarding(user));
  const current = useRef(start);

  function store(patch: Partial<SavedOnboarding>) {
    current.current = { ...current.current, ...patch };
    saveOnboarding(user.id, current.current);
  }
  return {
    start,
    store,
    storeDraft: (draft: OnboardingDraft) => {
      const { draft: before, avatarAt } = current.current;
      const isOtherPicture = draft.avatarUrl !== before.avatarUrl;
      store({ draft, avatarAt: isOtherPicture ? Date.now() : avatarAt });
    },
    latestPieces: () => (loadOnboarding(user.id) ?? current.current).pieces,
  };
}
