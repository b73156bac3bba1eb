import { Checkbox } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { ShowAllButton } from "../show-all-button.tsx";
import classes from "./checkbox-list.module.css";

/** Maximum number of checkboxes shown in a collapsed list. */
const MOST = 4;

/**
 * Renders a group of checkboxes, and a checkbox that checks or clears the whole group. A long list can be expanded.
 * `children` is rendered below the checkboxes.
 */
export function CheckboxList({
  legend,
  all,
  entries,
  ticked,
  onChange,
  children,
}: {
  legend: string;
  /** Label of the checkbox that checks or clears the whole group. */
  all: string;
  entries: readonly { id: string; label: string; description: string }[];
  ticked: readonly string[];
  onChange: (ticked: readonly string[]) => void;
  children?: ReactNode;
}) {
  const [isWhole, setWhole] = useState(false);
  return (
    <fieldset className={classes.things}>
      <legend>{legend}</legend>
      <Checkbox
        label={all}
        checked={ticked.length === entries.length}
        indeterminate={ticked.length > 0 && ticked.length < entries.length}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? entries.map(({ id }) => id) : [])
        }
      />
      <div className={classes.list}>
        {(isWhole ? entries : entries.slice(0, MOST)).map(({ id, label, description }) => (
          <Checkbox
            key={id}
            label={label}
            description={description}
            checked={ticked.includes(id)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...ticked, id] : ticked.filter((one) => one !== id),
              )
            }
          />
        ))}
      </div>
      {entries.length > MOST && (
        <div>
          <ShowAllButton isWhole={isWhole} total={entries.length} onToggle={setWhole} />
        </div>
      )}
      {children}
    </fieldset>
  );
}
