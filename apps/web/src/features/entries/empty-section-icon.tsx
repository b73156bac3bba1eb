import type { Icon } from "@tabler/icons-react";
import rows from "./rows.module.css";

export function EmptySectionIcon({ icon: Picture }: { icon: Icon }) {
  return (
    <span className={rows.emptyMark}>
      <Picture size={30} stroke={1.5} aria-hidden />
    </span>
  );
}
