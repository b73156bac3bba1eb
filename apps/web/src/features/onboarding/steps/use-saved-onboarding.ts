import type { OnboardingDraft, UserView } from "@giftling/domain";
import { useRef, useState } from "react";
import {
  createOnboarding,
  loadOnboarding,
  type SavedOnboarding,
  saveOnboarding,
} from "./saved-onboarding.ts";

/**
 * Returns the parent's stored onboarding progress and functions that store changes. `latestPieces` reads browser
 * storage again, because another tab may have sent requests that create entries. Two tabs therefore create only one
 * kid.
 */
export function useSavedOnboarding(user: UserView) {
  const [start] = useState(() => loadOnboarding(user.id) ?? createOnboarding(user));
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
