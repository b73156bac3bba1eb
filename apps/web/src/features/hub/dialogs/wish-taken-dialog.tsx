import * as commonWords from "@giftling/messages/common";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { shareOrCopy } from "../../../components/share/share.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { useHub } from "../flow/hub-context.ts";
import buttons from "../sections/hub-buttons.module.css";
import classes from "./dialogs.module.css";

/**
 * Renders the notice that another visitor has bought or held the wish. The notice contains a button that shows other
 * wishes. A visitor who already bought the gift can send the family a prepared message (rule: second-buyer).
 */
export function WishTakenDialog({ itemName, message }: { itemName: string; message: string }) {
  const { hub, send } = useHub();
  const words = dialogsWords.duplicatePurchaseMessage(itemName, hub.kid.firstName);

  async function tellFamily() {
    const outcome = await shareOrCopy({ text: words }, words);
    if (outcome === "copied") {
      showToast({
        title: dialogsWords.messageCopiedTitle(),
        message: dialogsWords.messageCopiedHint(),
      });
    } else if (outcome === "failed") {
      showToast({
        title: commonWords.copyErrorTitle(),
        message: dialogsWords.copyManuallyHint(),
        tone: "error",
      });
    }
  }

  return (
    <div className={dialogClasses.form}>
      <p className={dialogClasses.text} role="status">
        {message}
      </p>
      <section className={classes.choice} aria-labelledby="already-bought">
        <h3 id="already-bought" className={classes.question}>
          {dialogsWords.alreadyPurchasedHeading()}
        </h3>
        <blockquote className={classes.thing} dir="auto">
          {words}
        </blockquote>
        <button type="button" className={buttons.outline} onClick={() => void tellFamily()}>
          {dialogsWords.reportGiftButton()}
        </button>
      </section>
      <div className={dialogClasses.actions}>
        <h3 className={classes.question}>{dialogsWords.notPurchasedHeading()}</h3>
        <Button onClick={() => send({ type: "wishesWanted" })}>
          {dialogsWords.otherWishesButton()}
        </Button>
      </div>
    </div>
  );
}
