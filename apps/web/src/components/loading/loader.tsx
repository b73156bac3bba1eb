import classes from "./loader.module.css";

/** A turning ring. What it waits for is said in words beside it. `size` in px, or any length. */
export function Loader({ size, color }: { size: number | string; color?: string }) {
  return (
    <span className={classes.loader} style={{ width: size, height: size, color }} aria-hidden />
  );
}
