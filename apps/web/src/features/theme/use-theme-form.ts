import { isFreeTheme, type Theme, type ThemeView, versionOf } from "@giftling/domain";
import { error as parentError } from "@giftling/messages/parent";
import { saveFailed } from "@giftling/messages/theme";
import { useEffect, useRef, useState } from "react";
import { showToast } from "../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import { patched } from "../entries/list-cache.ts";
import { changedElsewhere } from "../entries/refused-edit.ts";
import { type ThemePatch, useThemeQuestion } from "./use-theme-question.ts";

/** Returns the patch without the saved parts; a part that was chosen again stays. */
function without(all: ThemePatch, done: ThemePatch): ThemePatch {
  const left = (part: keyof Theme) => all[part] !== undefined && all[part] !== done[part];
  return {
    ...(left("palette") ? { palette: all.palette } : {}),
    ...(left("accent") ? { accent: all.accent } : {}),
    ...(left("cover") ? { cover: all.cover } : {}),
  };
}

/**
 * Returns the theme in the settings: the saved one, with what the parent tries on top (rule: hub-themes). What the plan
 * includes is saved at once, and reset when that fails; anything else is only previewed. Sends only what was chosen, with
 * its version, and asks about conflicts.
 */
export function useThemeForm({ chosen, shown }: ThemeView, isPremium: boolean) {
  const utils = trpc.useUtils();
  const [tried, setTried] = useState<ThemePatch>({});
  /** Choices not sent yet, and the theme that they were made on. */
  const waiting = useRef<{ patch: ThemePatch; madeOn: Theme } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One save at a time, so that the last choice wins. */
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
      // One question for all choices so far.
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

  /** Applies a choice after `delay` milliseconds: a value that changes while dragging is saved afterwards. */
  function choose(patch: ThemePatch, delay = 0) {
    // A color picker can stay open beside the question.
    if (question.isOpen) return;
    setTried((all) => ({ ...all, ...patch }));
    if (!isPremium && !isFreeTheme(patch)) return;
    const { patch: earlier, madeOn } = waiting.current ?? { patch: {}, madeOn: chosen };
    waiting.current = { patch: { ...earlier, ...patch }, madeOn };
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, delay);
  }

  // Saves a just chosen color when the parent leaves at once.
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
    /** Not shown to relatives: it needs Premium. */
    isOnlyTried: !isPremium && !isFreeTheme(theme),
    /** Chosen with Premium, and stored until it is back. */
    isKept: !isPremium && !isFreeTheme(chosen),
  };
}

export type ThemeFormState = ReturnType<typeof useThemeForm>;
