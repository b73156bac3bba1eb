import type { ChangedMeanwhile } from "@giftling/domain";
import { useState } from "react";
import type { Kept } from "../../components/dialog/changed-elsewhere.tsx";
import { type Asked, differencesOf, madeOnOf } from "./changed-elsewhere.ts";

/** Base of an edit: the fields at the time, and their version. */
export type MadeOn<Values> = { start: Values; version: string | undefined };

/** Describes how a form edits a thing that others may edit too. */
export type EditedThing<Values> = {
  /** Returns the version that the form was opened with. */
  version: () => string;
  /** Returns the initial form values with these fields from another edit. */
  startWith: (theirs: object) => Values;
  /** Labels of choice values. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Called when the thing was deleted elsewhere. Returns the message. */
  onGone: () => string;
};

/** Returns the base of an edit, and the question when somebody else changed the same fields (rule: changed-elsewhere). */
export function useMadeOn<Values extends object>(
  start: Values,
  edited: EditedThing<Values> | undefined,
  /** Draft that the form began with. */
  kept: string | null,
) {
  const [first] = useState(
    (): MadeOn<Values> => ({
      start,
      version: (kept === null ? null : madeOnOf(kept)) ?? edited?.version(),
    }),
  );
  const [madeOn, setMadeOn] = useState(first);
  const [theirs, setTheirs] = useState<object>({});
  const [changed, setChanged] = useState<{ what: ChangedMeanwhile; asked: Asked[] } | null>(null);
  return {
    madeOn,
    differences: changed?.asked ?? null,
    ask: (what: ChangedMeanwhile) =>
      setChanged({ what, asked: differencesOf(what, edited?.names) }),
    back: () => setChanged(null),
    /**
     * Applies the answers and bases the edit on the other version. Returns that version, and the form's fields that take
     * the other value.
     */
    settle: (answers: readonly Kept[]): { madeOn: MadeOn<Values>; taken: Partial<Values> } => {
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
