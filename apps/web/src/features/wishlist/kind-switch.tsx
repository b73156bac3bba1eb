import { IconGift, IconSparkles, IconUsersGroup } from "@tabler/icons-react";
import type { ItemValues } from "./item-form.ts";
import classes from "./new-item.module.css";

type Kind = Pick<ItemValues, "isActivity" | "isGroupGift">;

const KINDS = [
  {
    kind: { isActivity: false, isGroupGift: false },
    name: "Gift",
    label: "It's a gift",
    Icon: IconGift,
  },
  {
    kind: { isActivity: true, isGroupGift: true },
    name: "Group gift",
    label: "It's a group gift",
    Icon: IconUsersGroup,
  },
  {
    kind: { isActivity: true, isGroupGift: false },
    name: "Activity",
    label: "It's an activity",
    Icon: IconSparkles,
  },
] as const;

/** Whether a new wish is a gift, a gift of several, or an activity (rule: activities, group-gifts). */
export function KindSwitch({ chosen, onChange }: { chosen: Kind; onChange: (kind: Kind) => void }) {
  return (
    <fieldset className={classes.kinds} aria-label="What it is">
      {KINDS.map(({ kind, name, label, Icon }) => (
        <label key={name} className={classes.kind}>
          <input
            type="radio"
            name="kind"
            aria-label={label}
            checked={
              chosen.isActivity === kind.isActivity && chosen.isGroupGift === kind.isGroupGift
            }
            onChange={() => onChange(kind)}
          />
          <Icon size={20} stroke={1.5} aria-hidden />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
