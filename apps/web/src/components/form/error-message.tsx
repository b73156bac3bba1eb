import classes from "./error-message.module.css";

/** Renders an error that applies to the whole form. Screen readers announce the error. */
export function ErrorMessage({ children }: { children: string }) {
  return (
    <p role="alert" className={classes.error}>
      {children}
    </p>
  );
}
