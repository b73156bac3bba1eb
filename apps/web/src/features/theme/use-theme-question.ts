import { type ChangedMeanwhile, COVERS, PALETTE_IDS, type Theme } from "@giftling/domain";
import { getCoverName, getPaletteName } from "@giftling/messages/themes/themes";
import { useState } from "react";
import type { ConflictChoice } from "../../components/dialog/changed-elsewhere.tsx";
import { type ConflictQuestion, listConflicts } from "../entries/changed-elsewhere.ts";

export type ThemePatch = { [Part in keyof Theme]?: Theme[Part] | undefined };

const namesNow = () => ({
  ...Object.fromEntries(PALETTE_IDS.map((id) => [id, getPaletteName(id)])),
  ...Object.fromEntries(COVERS.map((id) => [id, getCoverName(id)])),
});

/**
 * Returns the state of the question about parts of the theme that another parent changed. Calls `save` with the parent's
 * own choices that remain, and the version on which they are based (rule: changed-elsewhere).
 */
export function useThemeConflict(save: (patch: ThemePatch, version: string) => void) {
  const [isOpen, setOpen] = useState(false);
  // Conflict of the question. It is kept while the dialog closes, so that its content does not change.
  const [refused, setRefused] = useState<{
    patch: ThemePatch;
    version: string;
    differences: ConflictQuestion[];
  }>();
  return {
    isOpen,
    version: refused?.version,
    differences: refused?.differences ?? [],
    /** Opens the question. `patch` contains all of the parent's choices, some of which conflict. */
    ask: (what: ChangedMeanwhile, patch: ThemePatch) => {
      const differences = listConflicts({ ...what, mine: patch }, namesNow());
      setRefused({ patch, version: what.version, differences });
      setOpen(true);
    },
    /** Closes the question and saves the remaining choices. Without an answer, the other parent's choice is kept. */
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
