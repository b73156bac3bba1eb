import type { ReactNode } from "react";
import rows from "./rows.module.css";

/** Renders an empty state in one line without a picture, for a page with several of them. */
export function ShortEmpty({
  title,
  message,
  action,
}: {
  title: string;
  message: string;
  action?: ReactNode;
  /** Not shown here. */
  picture?: ReactNode;
}) {
  return (
    <div className={rows.empty}>
      <div>
        <p className={rows.name}>{title}</p>
        <p className={rows.emptyMessage}>{message}</p>
      </div>
      {action}
    </div>
  );
}
