import { isFreeTheme, type Theme, type ThemeView, versionOf } from "@giftling/domain";
import { error as parentError } from "@giftling/messages/parent";
import { saveFailed } from "@giftling/messages/theme";
import { useEffect, useRef, useState } from "react";
import { showToast } from "../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import { patched } from "../entries/list-cache.ts";
import { changedElsewhere } from "../entries/refused-edit.ts";
import { type ThemePatch, useThemeQuestion } from "./use-theme-question.ts";

/** `all` without what was done; a part that was chosen anew meanwhile stays. */
function without(all: ThemePatch, done: ThemePatch): ThemePatch {
  const left = (part: keyof Theme) => all[part] !== undefined && all[part] !== done[part];
  return {
    ...(left("palette") ? { palette: all.palette } : {}),
    ...(left("accent") ? { accent: all.accent } : {}),
    ...(left("cover") ? { cover: all.cover } : {}),
  };
}

/**
 * The theme that the settings show: what relatives see, with what the parent tries on top (rule: hub-themes). What the
 * plan includes is saved at once, and reset when that fails; anything else is only shown in the preview. Only what was chosen is
 * sent, with the version it was chosen on, and what somebody else changed meanwhile is asked about (rule: changed-elsewhere).
 */
export function useThemeForm({ chosen, shown }: ThemeView, isPremium: boolean) {
  const utils = trpc.useUtils();
  const [tried, setTried] = useState<ThemePatch>({});
  /** What was chosen and not sent yet, and the theme that it was chosen on. */
  const waiting = useRef<{ patch: ThemePatch; madeOn: Theme } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One after the other: the last choice is the one that stays. */
  const isSending = useRef(false);

  const save = trpc.account.updateTheme.useMutation({
    onMutate: () => utils.account.theme.cancel(),
    onSuccess: (view, { version: _version, ...saved }) => {
      utils.account.theme.setData(undefined, view);
      if (waiting.current) waiting.current.madeOn = patched(waiting.current.madeOn, saved);
    },
    onError: (error, { version: _version, ...sent }) => {
      const what = changedElsewhere(error);
      if (what === null) {
        return showToast({
          title: parentError(),
          message: errorMessage(error, saveFailed()),
          tone: "error",
        });
      }
      // One question for all that was chosen so far.
      const patch = { ...sent, ...waiting.current?.patch };
      stopWaiting();
      setTried((all) => without(all, patch));
      question.ask(what, patch);
      void utils.account.theme.invalidate();
    },
    onSettled: (_view, _error, { version: _version, ...sent }) => {
      isSending.current = false;
      setTried((all) => without(all, sent));
      if (timer.current === undefined) flush();
    },
  });

  function send(patch: ThemePatch, version: string) {
    isSending.current = true;
    save.mutate({ ...patch, version });
  }

  const question = useThemeQuestion((patch, version) => {
    setTried((all) => ({ ...all, ...patch }));
    send(patch, version);
  });

  function stopWaiting() {
    clearTimeout(timer.current);
    timer.current = undefined;
    waiting.current = null;
  }

  function flush() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isSending.current || waiting.current === null) return;
    const { patch, madeOn } = waiting.current;
    stopWaiting();
    send(patch, versionOf("theme", madeOn));
  }

  /** `delay` in milliseconds: what changes with every move of a hand is saved when the hand rests. */
  function choose(patch: ThemePatch, delay = 0) {
    // A picker of colors can stay open beside the question.
    if (question.isOpen) return;
    setTried((all) => ({ ...all, ...patch }));
    if (!isPremium && !isFreeTheme(patch)) return;
    const { patch: earlier, madeOn } = waiting.current ?? { patch: {}, madeOn: chosen };
    waiting.current = { patch: { ...earlier, ...patch }, madeOn };
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, delay);
  }

  // A colour that was just chosen is saved also when the parent leaves at once.
  const last = useRef(flush);
  useEffect(() => {
    last.current = flush;
  });
  useEffect(() => () => last.current(), []);

  const theme = patched<Theme>(shown, tried);
  return {
    theme,
    choose,
    question,
    /** Relatives don't see this: it needs Premium, which the family doesn't have. */
    isOnlyTried: !isPremium && !isFreeTheme(theme),
    /** Chosen with Premium, and kept for when it is back. */
    isKept: !isPremium && !isFreeTheme(chosen),
  };
}

export type ThemeFormState = ReturnType<typeof useThemeForm>;
