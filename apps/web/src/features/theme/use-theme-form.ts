import {
  COVERS,
  type EditConflict,
  getResourceVersion,
  isFreeTheme,
  PALETTE_IDS,
  type Theme,
  type ThemeView,
} from "@giftling/domain";
import { errorTitle as parentError } from "@giftling/messages/dashboard/parent";
import { getCoverName, getPaletteName, saveThemeError } from "@giftling/messages/themes/themes";
import { useDebouncedCallback } from "@mantine/hooks";
import { useRef, useState } from "react";
import { getEditConflict } from "../../api-error.ts";
import type { ConflictChoice } from "../../components/dialog/edit-conflict-question.tsx";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { trpc } from "../../trpc.ts";
import { type ConflictQuestion, listConflictQuestions } from "../entries/edit-conflict.ts";
import { applyPatch } from "../entries/lists/list-cache.ts";
import { getChangedFields } from "../entries/use-edit-conflict.ts";

type ThemePatch = { [Part in keyof Theme]?: Theme[Part] | undefined };

const namesNow = () => ({
  ...Object.fromEntries(PALETTE_IDS.map((id) => [id, getPaletteName(id)])),
  ...Object.fromEntries(COVERS.map((id) => [id, getCoverName(id)])),
});

/**
 * Returns the state of the conflict question about parts of the theme that another parent changed. `save` receives the
 * parent's remaining choices and the theme version on which the choices are based (rule: changed-elsewhere).
 */
function useThemeConflict(save: (patch: ThemePatch, version: string) => void) {
  const [isOpen, setOpen] = useState(false);
  // Edit conflict that the dialog shows, preserved while the dialog fades out.
  const [refused, setRefused] = useState<{
    patch: ThemePatch;
    version: string;
    differences: ConflictQuestion[];
  }>();
  return {
    isOpen,
    version: refused?.version,
    differences: refused?.differences ?? [],
    /** Opens the conflict question. `patch` contains all rejected and pending choices. */
    ask: (what: EditConflict, patch: ThemePatch) => {
      const differences = listConflictQuestions({ ...what, mine: patch }, namesNow());
      setRefused({ patch, version: what.version, differences });
      setOpen(true);
    },
    /**
     * Saves the parent's choices. For a conflicting part of the theme, the other parent's choice wins unless the answer
     * is "mine".
     */
    settle: (answers: readonly ConflictChoice[] = []) => {
      setOpen(false);
      if (refused === undefined) return;
      const own = { ...refused.patch };
      for (const [index, { fields }] of refused.differences.entries()) {
        if (answers[index] === "mine") continue;
        for (const field of fields) Reflect.deleteProperty(own, field);
      }
      if (Object.keys(own).length > 0) save(own, refused.version);
    },
  };
}

/** Debounce delay for saving a custom color, in milliseconds. */
const SAVE_DELAY_MS = 500;

/**
 * Returns the theme in the settings: the saved theme with the parent's unsaved choices applied. A choice that the plan
 * includes is saved immediately, and reverted if saving fails. Any other choice is only previewed. Only changed parts
 * are sent, with the theme version on which the changes are based (rule: hub-themes).
 */
export function useThemeForm({ chosen, shown }: ThemeView, isPremium: boolean) {
  const utils = trpc.useUtils();
  const [tried, setTried] = useState<ThemePatch>({});
  /** Theme choices to send, and the theme that was saved when the parent made the choices. */
  const waiting = useRef<{ patch: ThemePatch; madeOn: Theme } | null>(null);
  /** Whether a save is in progress. Saves run one after another, so that the last choice wins. */
  const isSending = useRef(false);

  const save = trpc.account.updateTheme.useMutation({
    onMutate: () => utils.account.theme.cancel(),
    onSuccess: (view, { version: _version, ...saved }) => {
      utils.account.theme.setData(undefined, view);
      if (waiting.current) waiting.current.madeOn = applyPatch(waiting.current.madeOn, saved);
    },
    onError: (error, { version: _version, ...sent }) => {
      const what = getEditConflict(error);
      if (what === null) {
        return showErrorToast(parentError(), error, saveThemeError());
      }
      // Opens one question for all unsaved choices.
      const patch = { ...sent, ...waiting.current?.patch };
      waiting.current = null;
      setTried((all) => getChangedFields(patch, all));
      question.ask(what, patch);
      void utils.account.theme.invalidate();
    },
    onSettled: (_view, _error, { version: _version, ...sent }) => {
      isSending.current = false;
      setTried((all) => getChangedFields(sent, all));
      if (!flushLater.isPending()) flush();
    },
  });

  function send(patch: ThemePatch, version: string) {
    isSending.current = true;
    save.mutate({ ...patch, version });
  }

  const question = useThemeConflict((patch, version) => {
    setTried((all) => ({ ...all, ...patch }));
    send(patch, version);
  });

  function flush() {
    if (isSending.current || waiting.current === null) return;
    const { patch, madeOn } = waiting.current;
    waiting.current = null;
    send(patch, getResourceVersion("theme", madeOn));
  }
  // Also saves a color that was chosen just before the parent left the page.
  const flushLater = useDebouncedCallback(flush, { delay: SAVE_DELAY_MS, flushOnUnmount: true });

  /**
   * Applies a theme choice immediately and saves the choice. `isDragged` debounces the save, because a color picker
   * reports many colors during a drag.
   */
  function choose(patch: ThemePatch, isDragged = false) {
    // Ignores changes from a color picker that is still open next to the question.
    if (question.isOpen) return;
    setTried((all) => ({ ...all, ...patch }));
    if (!isPremium && !isFreeTheme(patch)) return;
    const { patch: earlier, madeOn } = waiting.current ?? { patch: {}, madeOn: chosen };
    waiting.current = { patch: { ...earlier, ...patch }, madeOn };
    flushLater();
    if (!isDragged) flushLater.flush();
  }

  const theme = applyPatch<Theme>(shown, tried);
  return {
    theme,
    choose,
    question,
    /**
     * Whether the displayed theme requires Premium, which the family does not have. If so, only the parent sees the
     * theme.
     */
    isOnlyTried: !isPremium && !isFreeTheme(theme),
    /** Whether the stored theme requires Premium, which the family does not have. */
    isKept: !isPremium && !isFreeTheme(chosen),
  };
}

export type ThemeFormState = ReturnType<typeof useThemeForm>;
