import { IconGift, IconSparkles } from "@tabler/icons-react";
import classes from "./new-item.module.css";

const KINDS = [
  { isActivity: false, name: "Gift", label: "It's a gift", Icon: IconGift },
  { isActivity: true, name: "Activity", label: "It's an activity", Icon: IconSparkles },
] as const;

/** Whether a new wish is a gift or an activity (rule: activities). */
export function KindSwitch({
  isActivity,
  onChange,
}: {
  isActivity: boolean;
  onChange: (isActivity: boolean) => void;
}) {
  return (
    <fieldset className={classes.kinds} aria-label="What it is">
      {KINDS.map(({ name, label, Icon, ...kind }) => (
        <label key={name} className={classes.kind}>
          <input
            type="radio"
            name="kind"
            aria-label={label}
            checked={isActivity === kind.isActivity}
            onChange={() => onChange(kind.isActivity)}
          />
          <Icon size={20} stroke={1.5} aria-hidden />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
