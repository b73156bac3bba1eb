import type { EditConflict } from "@giftling/domain";
import { useState } from "react";
import type { ConflictChoice } from "../../components/dialog/edit-conflict-question.tsx";
import { type ConflictQuestion, listConflicts, readDraftVersion } from "./edit-conflict.ts";

/** Base of an edit: the initial form values and their version. */
export type EditBase<Values> = { start: Values; version: string | undefined };

/** Options of a form that edits a thing which others may edit too. */
export type EditConflictOptions<Values> = {
  /** Returns the version that the form was opened with. */
  version: () => string;
  /** Returns the initial form values, with the fields in `theirs` taken from another edit. */
  startWith: (theirs: object) => Values;
  /** Labels of choice values. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Called if the thing was deleted elsewhere. Returns the message to show. */
  onGone: () => string;
};

/** Returns the base of an edit, and the open question if somebody else changed the same fields (rule: changed-elsewhere). */
export function useEditConflict<Values extends object>(
  start: Values,
  edited: EditConflictOptions<Values> | undefined,
  /** Key of the draft that the form started with; null if there was none. */
  kept: string | null,
) {
  const [first] = useState(
    (): EditBase<Values> => ({
      start,
      version: (kept === null ? null : readDraftVersion(kept)) ?? edited?.version(),
    }),
  );
  const [madeOn, setMadeOn] = useState(first);
  const [theirs, setTheirs] = useState<object>({});
  const [changed, setChanged] = useState<{
    what: EditConflict;
    asked: ConflictQuestion[];
  } | null>(null);
  return {
    madeOn,
    differences: changed?.asked ?? null,
    ask: (what: EditConflict) => setChanged({ what, asked: listConflicts(what, edited?.names) }),
    back: () => setChanged(null),
    /**
     * Applies the choices about conflicts and bases the edit on the other version. Returns the new base, and the form
     * fields that take the other version's value.
     */
    settle: (
      answers: readonly ConflictChoice[],
    ): { madeOn: EditBase<Values>; taken: Partial<Values> } => {
      if (changed === null || edited === undefined) return { madeOn, taken: {} };
      const { what, asked } = changed;
      const taken = asked.flatMap(({ fields }, index) =>
        answers[index] === "theirs" ? fields : [],
      );
      const ofTaken = Object.fromEntries(taken.map((field) => [field, what.theirs[field]]));
      const next = {
        start: edited.startWith({ ...theirs, ...what.theirs }),
        version: what.version,
      };
      setTheirs({ ...theirs, ...what.theirs });
      setMadeOn(next);
      setChanged(null);
      return {
        madeOn: next,
        taken: difference(edited.startWith(theirs), edited.startWith({ ...theirs, ...ofTaken })),
      };
    },
    /** Restores the values that the form was opened with. */
    reset: () => {
      setMadeOn({ start, version: edited?.version() });
      setTheirs({});
    },
  };
}

/** Returns the fields of `after` that differ from those of `before`. */
function difference<Values extends object>(before: Values, after: Values): Partial<Values> {
  const differing: Partial<Values> = { ...after };
  for (const name of Object.keys(after)) {
    if (Reflect.get(after, name) === Reflect.get(before, name))
      Reflect.deleteProperty(differing, name);
  }
  return differing;
}
