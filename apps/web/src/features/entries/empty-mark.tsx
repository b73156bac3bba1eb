import type { Icon } from "@tabler/icons-react";
import rows from "./rows.module.css";

/** A quiet picture for an empty section: its own icon on paper. */
export function EmptyMark({ icon: Picture }: { icon: Icon }) {
  return (
    <span className={rows.emptyMark}>
      <Picture size={30} stroke={1.5} aria-hidden />
    </span>
  );
}
