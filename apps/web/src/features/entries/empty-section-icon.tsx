import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import rows from "./rows.module.css";

export function EmptySectionIcon({ icon: Picture }: { icon: Icon }) {
  return (
    <span className={rows.emptyMark}>
      <Picture size={30} stroke={1.5} aria-hidden />
    </span>
  );
}

/** Renders an empty state in one line, without a picture. Used on pages with several empty states. */
export function CompactEmptyState({
  title,
  message,
  action,
}: {
  title: string;
  message: string;
  action?: ReactNode;
  /** Ignored. Makes the props compatible with those of `EmptyState`. */
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
