import type { ReactNode } from "react";
import rows from "./rows.module.css";

/** Nothing here yet, in a line without a picture: on a page where several such places may stand. */
export function ShortEmpty({
  title,
  message,
  action,
}: {
  title: string;
  message: string;
  action?: ReactNode;
  /** Has no room here. */
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
