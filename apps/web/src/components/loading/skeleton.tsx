import classes from "./skeleton.module.css";

type SkeletonProps = {
  /**
   * Height as a CSS length, or as a number of pixels at a root font size of 16 px. A number scales with the root font
   * size.
   */
  height: number | string;
  width?: number | string;
  radius?: "md" | "card" | "xl" | "circle";
};

const length = (value: number | string) => (typeof value === "number" ? `${value / 16}rem` : value);

export function Skeleton({ height, width = "100%", radius = "md" }: SkeletonProps) {
  return (
    <div
      className={classes.skeleton}
      data-radius={radius}
      style={{ height: length(height), width: length(width) }}
      aria-hidden
    />
  );
}
