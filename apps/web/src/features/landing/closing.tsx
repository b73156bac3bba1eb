import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useConfig } from "../../use-config.ts";
import classes from "./closing.module.css";

/** The last word before the footer. */
export function Closing() {
  const { billing } = useConfig();
  return (
    <section className={classes.closing} aria-labelledby="closing">
      <h2 id="closing" className={classes.heading}>
        The next birthday is closer than you think
      </h2>
      <Button size="lg" renderRoot={(props) => <Link to="/signup" {...props} />}>
        Create Your Free Hub
      </Button>
      <p className={classes.line}>
        {billing ? "Free forever for one child. No credit card." : "About five minutes to set up."}
      </p>
    </section>
  );
}
