import type { ThankYouPageView } from "@giftling/domain";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { errorMessage, trpc } from "../../../trpc.ts";
import classes from "./thank-you-page.module.css";

/** What stands in the place of the button for who can't send one. */
const NO_HEART = {
  own: "This is your own card. Whoever it is for finds “Send a heart back” here.",
  paused: "The family is taking a little break from new messages right now.",
} as const;

/** "Send a heart back": one tap, which the family sees (rule: heart-back). The mail's link leads here. */
export function HeartBack({
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
  const { mutate, isPending, isSuccess, error } = trpc.gratitude.sendHeart.useMutation();
  const said = useRef<HTMLParagraphElement>(null);
  // The pressed button goes: what became of it takes the focus, which reads it out too.
  useEffect(() => {
    if (isSuccess) said.current?.focus();
  }, [isSuccess]);
  return (
    <div className={classes.heart} id="heart">
      {isHearted || isSuccess ? (
        <p className={classes.hearted} ref={said} tabIndex={-1}>
          <IconHeartFilled size={24} aria-hidden />
          Your heart is sent. {firstName}'s family will see it.
        </p>
      ) : noHeart !== null ? (
        <p className={classes.noHeart}>{NO_HEART[noHeart]}</p>
      ) : (
        <Button
          loading={isPending}
          leftSection={<IconHeart size={20} stroke={1.5} aria-hidden />}
          onClick={() => mutate({ token })}
        >
          Send a heart back
        </Button>
      )}
      {error !== null && (
        <p role="alert" className={classes.problem}>
          {errorMessage(error, "That didn't go through. Please try again.")}
        </p>
      )}
    </div>
  );
}
