import classes from "./error-message.module.css";

/** Renders an error of a whole form, which screen readers announce. */
export function ErrorMessage({ children }: { children: string }) {
  return (
    <p role="alert" className={classes.error}>
      {children}
    </p>
  );
}
