import classes from "./loader.module.css";

/**
 * Renders a decorative spinner. Text next to the spinner states what is loading. `size` is a number of pixels or a CSS
 * length.
 */
export function Loader({ size, color }: { size: number | string; color?: string }) {
  return (
    <span className={classes.loader} style={{ width: size, height: size, color }} aria-hidden />
  );
}
