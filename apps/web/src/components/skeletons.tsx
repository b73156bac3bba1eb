import { Skeleton } from "@mantine/core";
import classes from "./skeletons.module.css";

type RowsProps = {
  /** How many rows the loaded list will most likely have. */
  count?: number;
  label?: string;
};

/** A list on its way: a round mark and two lines each. */
export function SkeletonRows({ count = 3, label = "Loading" }: RowsProps) {
  return (
    <div role="status" aria-label={label} className={classes.rows}>
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton circle height={44} />
          <div className={classes.lines}>
            <Skeleton height={14} width="55%" />
            <Skeleton height={12} width="80%" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Cards on their way. */
export function SkeletonCards({ count = 3, label = "Loading" }: RowsProps) {
  return (
    <div role="status" aria-label={label} className={classes.cards}>
      {Array.from({ length: count }, (_, card) => card).map((card) => (
        <Skeleton key={card} height={148} radius="lg" />
      ))}
    </div>
  );
}
