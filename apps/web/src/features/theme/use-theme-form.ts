import { isFreeTheme, type Theme, type ThemeView } from "@giftling/domain";
import { useEffect, useRef, useState } from "react";
import { showToast } from "../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";

const FAILURE = "Failed to save the look of your hub. Please try again.";

type Patch = { [Part in keyof Theme]?: Theme[Part] | undefined };

/** `all` without what was done; a part that was chosen anew meanwhile stays. */
function without(all: Patch, done: Patch): Patch {
  const left = (part: keyof Theme) => all[part] !== undefined && all[part] !== done[part];
  return {
    ...(left("palette") ? { palette: all.palette } : {}),
    ...(left("accent") ? { accent: all.accent } : {}),
    ...(left("cover") ? { cover: all.cover } : {}),
  };
}

/**
 * The theme that the settings show: what relatives see, with what the parent tries on top (rule: hub-themes). What the
 * plan includes is saved at once, and reset when that fails; anything else is only shown in the preview.
 */
export function useThemeForm({ chosen, shown }: ThemeView, isPremium: boolean) {
  const utils = trpc.useUtils();
  const [tried, setTried] = useState<Patch>({});
  const save = trpc.account.updateTheme.useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: "theme" },
    onSuccess: (view) => utils.account.theme.setData(undefined, view),
    onError: (error) =>
      showToast({ title: "Error", message: errorMessage(error, FAILURE), tone: "error" }),
    onSettled: (_view, _error, patch) => setTried((all) => without(all, patch)),
  });
  const waiting = useRef<{ patch: Patch; timer: ReturnType<typeof setTimeout> | undefined }>({
    patch: {},
    timer: undefined,
  });

  function flush() {
    const { patch, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = { patch: {}, timer: undefined };
    if (Object.keys(patch).length > 0) save.mutate(patch);
  }

  /** `delay` in milliseconds: what changes with every move of a hand is saved when the hand rests. */
  function choose(patch: Patch, delay = 0) {
    setTried((all) => ({ ...all, ...patch }));
    if (!isPremium && !isFreeTheme(patch)) return;
    const { patch: earlier, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = { patch: { ...earlier, ...patch }, timer: setTimeout(flush, delay) };
  }

  // A colour that was just chosen is saved also when the parent leaves at once.
  const last = useRef(flush);
  useEffect(() => {
    last.current = flush;
  });
  useEffect(() => () => last.current(), []);

  const theme: Theme = {
    palette: tried.palette ?? shown.palette,
    accent: tried.accent === undefined ? shown.accent : tried.accent,
    cover: tried.cover ?? shown.cover,
  };
  return {
    theme,
    choose,
    /** Relatives don't see this: it needs Premium, which the family doesn't have. */
    isOnlyTried: !isPremium && !isFreeTheme(theme),
    /** Chosen with Premium, and kept for when it is back. */
    isKept: !isPremium && !isFreeTheme(chosen),
  };
}

export type ThemeFormState = ReturnType<typeof useThemeForm>;
