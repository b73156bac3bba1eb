import { IconCheck } from "@tabler/icons-react";
import classes from "./check-mark-list.module.css";

export function CheckMarkList({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <IconCheck size={20} stroke={1.5} aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  );
}
