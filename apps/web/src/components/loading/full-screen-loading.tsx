import { Loader } from "@mantine/core";
import classes from "./full-screen-loading.module.css";

/** The full-screen spinner of private routes (rule: private-routes). */
export function FullScreenLoading() {
  return (
    <main className={classes.screen} aria-busy="true">
      <Loader type="oval" size={44} aria-hidden />
      <p role="status">Loading</p>
    </main>
  );
}
