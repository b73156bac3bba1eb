import * as words from "@giftling/messages/hub/dialogs";
import { useHub } from "../flow/hub-context.ts";
import buttons from "../sections/hub-buttons.module.css";
import classes from "./dialogs.module.css";

/** Renders the notice that the parent has removed the wish in the meantime. */
export function WishRemovedNotice() {
  const { send } = useHub();
  return (
    <div className={classes.form}>
      <p className={classes.text}>{words.wishUnavailableMessage()}</p>
      <div className={classes.actions}>
        <button type="button" className={buttons.primary} onClick={() => send({ type: "closed" })}>
          {words.backToHubButton()}
        </button>
      </div>
    </div>
  );
}
