import * as words from "@giftling/messages/form";
import { useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import classes from "./edit-conflict-question.module.css";

export type ConflictingValue = { text: string } | { picture: string } | { color: string };
export type FieldConflict = { label: string; theirs: ConflictingValue; mine: ConflictingValue };
/** Resolution of an edit conflict: another person's value or the parent's own value. */
export type ConflictChoice = "theirs" | "mine";

/**
 * Renders a question for each conflicting field, with the other person's value and the parent's value. Calls `onKept`
 * with all choices in the order of `differences`. `onBack` cancels the question and shows the fields again
 * (rule: changed-elsewhere).
 */
export function EditConflictQuestion({
  differences,
  onKept,
  onBack,
}: {
  differences: readonly FieldConflict[];
  onKept: (kept: ConflictChoice[]) => void;
  onBack?: () => void;
}) {
  const [chosen, setChosen] = useState<readonly (ConflictChoice | undefined)[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  function choose(index: number, kept: ConflictChoice) {
    const next = differences.map((_one, other) => (other === index ? kept : chosen[other]));
    const answers = next.filter((one) => one !== undefined);
    if (answers.length === differences.length) onKept(answers);
    else setChosen(next);
  }
  const isOne = differences.length === 1;
  return (
    <div className={classes.question}>
      <h3 ref={heading} tabIndex={-1} data-autofocus>
        {words.editConflictTitle()}
      </h3>
      <p>{words.editConflictMessage()}</p>
      {differences.map((difference, index) => (
        <fieldset key={difference.label} className={classes.difference}>
          <legend>{difference.label}</legend>
          {SIDES.map(({ kept, title, action }) => (
            <div
              key={kept}
              className={classes.side}
              data-chosen={chosen[index] === kept || undefined}
            >
              <p className={classes.whose}>{title()}</p>
              <Value value={difference[kept]} />
              <Button
                variant={(isOne ? "mine" : chosen[index]) === kept ? "filled" : "default"}
                aria-label={isOne ? undefined : `${action()}: ${difference.label}`}
                aria-pressed={isOne ? undefined : chosen[index] === kept}
                onClick={() => choose(index, kept)}
              >
                {action()}
              </Button>
            </div>
          ))}
        </fieldset>
      ))}
      {onBack && (
        <Button variant="subtle" onClick={onBack}>
          {words.restoreInputButton()}
        </Button>
      )}
    </div>
  );
}

const SIDES = [
  { kept: "theirs", title: words.savedVersionLabel, action: words.useSavedVersionButton },
  { kept: "mine", title: words.editedVersionLabel, action: words.useEditedVersionButton },
] as const;

function Value({ value }: { value: ConflictingValue }) {
  if ("picture" in value) {
    return (
      <img className={classes.picture} src={value.picture} alt={words.picturePreviewAltText()} />
    );
  }
  if ("color" in value) {
    return (
      <p className={classes.value}>
        <svg className={classes.picture} viewBox="0 0 12 4" aria-hidden="true">
          <rect width="12" height="4" fill={value.color} />
        </svg>
        {value.color}
      </p>
    );
  }
  return <p className={classes.value}>{value.text}</p>;
}
