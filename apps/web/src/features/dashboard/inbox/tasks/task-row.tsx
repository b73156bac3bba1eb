import type { Icon } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import rows from "../../../entries/rows.module.css";

/** Renders an inbox task that is not about a gift, with the task's buttons. */
export function TaskRow({
  icon: Mark,
  title,
  lead,
  children,
}: {
  icon: Icon;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <li className={rows.row} aria-labelledby={titleId}>
      <span className={`${rows.mark} ${rows.markMuted}`}>
        <Mark size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name} id={titleId}>
          {title}
        </p>
        <p className={rows.detail}>{lead}</p>
      </div>
      <div className={rows.actions}>{children}</div>
    </li>
  );
}
