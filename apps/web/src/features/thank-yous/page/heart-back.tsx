import type { ThankYouPageView } from "@giftling/domain";
import * as words from "@giftling/messages/thank-yous/card";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import { writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import classes from "./thank-you-page.module.css";

/** Renders the button that sends the family a heart. The thank-you's mail links to this button (rule: heart-back). */
export function SendHeartButton({
  token,
  isHearted,
  noHeart = null,
  firstName,
}: {
  token: string;
  isHearted: boolean;
  noHeart?: ThankYouPageView["noHeart"];
  firstName: string;
}) {
  const { run, isPending, isDone, error } = useApiCall(() =>
    writeApi("gratitude", "sendHeart", { token }),
  );
  const said = useRef<HTMLParagraphElement>(null);
  // Focuses the result, which screen readers then announce, because the pressed button disappears.
  useEffect(() => {
    if (isDone) said.current?.focus();
  }, [isDone]);
  return (
    <div className={classes.heart} id="heart">
      {isHearted || isDone ? (
        <p className={classes.hearted} ref={said} tabIndex={-1}>
          <IconHeartFilled size={24} aria-hidden />
          {words.heartSentConfirmation(firstName)}
        </p>
      ) : noHeart !== null ? (
        <p className={classes.noHeart}>{words.getHeartRefusedMessage(noHeart)}</p>
      ) : (
        <Button
          loading={isPending}
          leftSection={<IconHeart size={20} stroke={1.5} aria-hidden />}
          onClick={() => void run().catch(() => undefined)}
        >
          {words.sendHeartButton()}
        </Button>
      )}
      {error !== null && (
        <p role="alert" className={classes.problem}>
          {getErrorMessage(error, words.sendHeartError())}
        </p>
      )}
    </div>
  );
}
