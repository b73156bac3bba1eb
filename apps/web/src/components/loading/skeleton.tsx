import classes from "./skeleton.module.css";

type SkeletonProps = {
  /** Height as a percentage, or in pixels at the usual text size. A pixel height scales with the text size. */
  height: number | string;
  width?: number | string;
  maxWidth?: number;
  marginTop?: number;
  radius?: "md" | "card" | "xl" | "circle";
};

const length = (value: number | string) => (typeof value === "number" ? `${value / 16}rem` : value);

/** Renders a decorative placeholder in the shape of loading content. */
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
