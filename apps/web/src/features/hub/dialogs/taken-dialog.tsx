import { Button } from "../../../components/button.tsx";
import { shareData } from "../../../components/share/share.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { useHub } from "../flow/hub-context.ts";
import buttons from "../sections/hub-buttons.module.css";
import classes from "./dialogs.module.css";

/** Somebody else was faster: what to do with a gift that was bought, or where to find another (rule: second-buyer). */
export function TakenDialog({ itemName, message }: { itemName: string; message: string }) {
  const { hub, send } = useHub();
  const words = `I bought “${itemName}” for ${hub.kid.firstName} too, and somebody else had just got it. Shall I keep it or send it back?`;

  async function tellFamily() {
    const outcome = await shareData({ text: words }, words);
    if (outcome === "copied") {
      showToast({ title: "Words copied", message: "Paste them in a message to the family." });
    } else if (outcome === "failed") {
      showToast({ title: "Failed to copy", message: "Please copy the words below", tone: "error" });
    }
  }

  return (
    <div className={classes.form}>
      <p className={classes.text} role="status">
        {message}
      </p>
      <section className={classes.choice} aria-labelledby="already-bought">
        <h3 id="already-bought" className={classes.question}>
          Already bought it?
        </h3>
        <blockquote className={classes.thing} dir="auto">
          {words}
        </blockquote>
        <button type="button" className={buttons.outline} onClick={() => void tellFamily()}>
          Tell the family
        </button>
      </section>
      <div className={classes.actions}>
        <h3 className={classes.question}>Not yet?</h3>
        <Button onClick={() => send({ type: "wishesWanted" })}>See the other wishes</Button>
      </div>
    </div>
  );
}
