import classes from "./loader.module.css";

/** Renders a spinner. A text beside it states what is loading. `size` is a number of pixels or any CSS length. */
export function Loader({ size, color }: { size: number | string; color?: string }) {
  return (
    <span className={classes.loader} style={{ width: size, height: size, color }} aria-hidden />
  );
}
