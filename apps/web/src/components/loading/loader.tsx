import classes from "./loader.module.css";

/** Renders a spinner. A text beside it says what is loading. `size` in px, or any length. */
export function Loader({ size, color }: { size: number | string; color?: string }) {
  return (
    <span className={classes.loader} style={{ width: size, height: size, color }} aria-hidden />
  );
}
