import * as words from "@giftling/messages/common";
import classes from "./full-screen-loader.module.css";
import { Loader } from "./loader.tsx";

export function FullScreenLoader() {
  return (
    <main className={classes.screen} aria-busy="true">
      <Loader size={44} />
      <p role="status">{words.loadingStatus()}</p>
    </main>
  );
}
