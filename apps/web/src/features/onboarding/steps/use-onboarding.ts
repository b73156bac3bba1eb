import type { OnboardingDraft, UserView } from "@giftling/domain";
import { useCallback, useRef, useState } from "react";
import {
  loadOnboarding,
  newOnboarding,
  type OnboardingPieces,
  type SavedOnboarding,
  saveOnboarding,
} from "./saved-onboarding.ts";

/**
 * The draft of this parent's onboarding, kept in the browser with every change. What another tab has
 * finished meanwhile is read again before the last step (`latestPieces`), so that two tabs make one kid.
 */
export function useOnboardingDraft(user: UserView) {
  const [saved, setSaved] = useState(() => loadOnboarding(user.id) ?? newOnboarding(user));
  const current = useRef(saved);

  const store = useCallback(
    (patch: Partial<SavedOnboarding>) => {
      current.current = { ...current.current, ...patch };
      setSaved(current.current);
      saveOnboarding(user.id, current.current);
    },
    [user.id],
  );
  const change = useCallback(
    (patch: Partial<OnboardingDraft>) =>
      store({
        draft: { ...current.current.draft, ...patch },
        ...(patch.avatarUrl ? { avatarAt: Date.now() } : {}),
      }),
    [store],
  );
  const remember = useCallback((pieces: OnboardingPieces) => store({ pieces }), [store]);
  const reach = useCallback((question: string) => store({ reached: question }), [store]);
  const latestPieces = useCallback(
    () => (loadOnboarding(user.id) ?? current.current).pieces,
    [user.id],
  );
  return { draft: saved.draft, reached: saved.reached, change, reach, remember, latestPieces };
}
