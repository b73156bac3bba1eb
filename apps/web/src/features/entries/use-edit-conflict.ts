import type { EditConflict } from "@giftling/domain";
import { useState } from "react";
import { useCurrency } from "../../access/use-currency.ts";
import type { ConflictChoice } from "../../components/dialog/edit-conflict-question.tsx";
import {
  type ConflictQuestion,
  listConflictQuestions,
  readDraftBaseVersion,
} from "./edit-conflict.ts";

/** Initial form values of an edit, and the version of the edited record when the form was opened. */
export type EditSnapshot<Values> = { start: Values; version: string | undefined };

/** Options of a form for a record that other people can edit at the same time. */
export type EditConflictOptions<Values> = {
  /** Returns the version that the edited record had when the form was opened. */
  version: () => string;
  /** Returns the initial form values, overwritten by `theirs`, the fields of another person's edit. */
  startWith: (theirs: object) => Values;
  /** Displayed names of a field's option values, by option value. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Called if another person deleted the edited record. Returns the message to show. */
  onGone: () => string;
};

/**
 * Returns the base of an edit: the initial values and the version. After a conflict, also returns a question for each
 * conflicting field (rule: changed-elsewhere).
 */
export function useEditConflict<Values extends object>(
  start: Values,
  edited: EditConflictOptions<Values> | undefined,
  /** Key of the restored draft. Null if no draft was restored. */
  kept: string | null,
) {
  const currency = useCurrency();
  const [first] = useState(
    (): EditSnapshot<Values> => ({
      start,
      version: (kept === null ? null : readDraftBaseVersion(kept)) ?? edited?.version(),
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
    ask: (what: EditConflict) =>
      setChanged({ what, asked: listConflictQuestions(what, edited?.names, currency) }),
    back: () => setChanged(null),
    /**
     * Applies the parent's choices in an edit conflict, and bases the edit on the other person's version. Returns the
     * new base, and the other person's values that the form adopts.
     */
    settle: (
      answers: readonly ConflictChoice[],
    ): { madeOn: EditSnapshot<Values>; taken: Partial<Values> } => {
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
        taken: getChangedFields(
          edited.startWith(theirs),
          edited.startWith({ ...theirs, ...ofTaken }),
        ),
      };
    },
    /** Resets the base of the edit to the values and version with which the form was opened. */
    reset: () => {
      setMadeOn({ start, version: edited?.version() });
      setTheirs({});
    },
  };
}

/** Returns the fields of `after` whose values differ from `before`. */
export function getChangedFields<Values extends object>(
  before: Values,
  after: Values,
): Partial<Values> {
  const differing: Partial<Values> = { ...after };
  for (const name of Object.keys(after)) {
    if (Reflect.get(after, name) === Reflect.get(before, name))
      Reflect.deleteProperty(differing, name);
  }
  return differing;
}
