import classes from "./skeleton.module.css";

type SkeletonProps = {
  /** In px at the usual text size, and grows with it; or a share of the place. */
  height: number | string;
  width?: number | string;
  maxWidth?: number;
  marginTop?: number;
  radius?: "md" | "card" | "xl" | "circle";
};

const length = (value: number | string) => (typeof value === "number" ? `${value / 16}rem` : value);

/** The place of something that is on its way, in its shape. Nothing to read: what surrounds it says so. */
export function Skeleton({
  height,
  width = "100%",
  maxWidth,
  marginTop,
  radius = "md",
}: SkeletonProps) {
  return (
    <div
      className={classes.skeleton}
      data-radius={radius}
      style={{ height: length(height), width: length(width), maxWidth, marginTop }}
      aria-hidden
    />
  );
}
