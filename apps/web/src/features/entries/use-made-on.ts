import type { ChangedMeanwhile } from "@giftling/domain";
import { useState } from "react";
import type { Kept } from "../../components/dialog/changed-elsewhere.tsx";
import { type Asked, differencesOf, madeOnOf } from "./changed-elsewhere.ts";

/** What an edit was made on: the fields as they were then, and their version. */
export type MadeOn<Values> = { start: Values; version: string | undefined };

/** How a form edits a thing that others may edit too. */
export type EditedThing<Values> = {
  /** The version of what the form was opened on. */
  version: () => string;
  /** The fields at first, had these of the thing been as somebody else made them. */
  startWith: (theirs: object) => Values;
  /** Words for values that stand for a choice. */
  names?: Readonly<Record<string, string>> | undefined;
  /** The thing was deleted elsewhere: what to say of it. */
  onGone: () => string;
};

/** What an edit is made on, and the question when somebody else changed the same (rule: changed-elsewhere). */
export function useMadeOn<Values extends object>(
  start: Values,
  edited: EditedThing<Values> | undefined,
  /** The draft that the form began with. */
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
     * The answers: from here on the edit is made on what the others wrote. Returns that, and the fields of the form whose value
     * becomes theirs.
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
    /** Begins anew with what the form was opened on. */
    reset: () => {
      setMadeOn({ start, version: edited?.version() });
      setTheirs({});
    },
  };
}

/** The fields of `after` that differ from those of `before`. */
function difference<Values extends object>(before: Values, after: Values): Partial<Values> {
  const differing: Partial<Values> = { ...after };
  for (const name of Object.keys(after)) {
    if (Reflect.get(after, name) === Reflect.get(before, name))
      Reflect.deleteProperty(differing, name);
  }
  return differing;
}
