import * as words from "@giftling/messages/hub/page";
import { IconMail } from "@tabler/icons-react";
import { useHub } from "../flow/hub-context.ts";
import buttons from "./hub-buttons.module.css";

/** Renders the button that opens the form for subscribing to the kid's news without a gift (rule: get-updates). */
export function SubscribeButton({ id }: { id?: string }) {
  const { hub, send } = useHub();
  if (hub.isPaused) return null;
  return (
    <button
      type="button"
      id={id}
      className={buttons.quiet}
      onClick={() => send({ type: "opened", dialog: { kind: "updates" } })}
    >
      <IconMail size={22} stroke={1.5} aria-hidden />
      {words.subscribeButton()}
    </button>
  );
}
