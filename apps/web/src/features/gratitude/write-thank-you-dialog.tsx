import { LIMITS, type SentThankYouView, type ThankYouView } from "@giftling/domain";
import { Button, Textarea } from "@mantine/core";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useEntryForm } from "../dashboard/use-entry-form.ts";
import classes from "./gratitude.module.css";
import { charactersLeft, checkThankYou, startersFor } from "./thank-you-form.ts";
import { thankYouReason } from "./thank-you-words.ts";
import { useThankYouWrites } from "./use-thank-you-writes.ts";

/** "Write a thank-you": a few words, at most 500 characters (spec sections 5 and 8). */
export function WriteThankYouDialog({
  kidId,
  firstName,
  thankYou,
  opened,
  onClose,
  onSent,
}: {
  kidId: string;
  firstName: string;
  thankYou: ThankYouView;
  opened: boolean;
  onClose: () => void;
  onSent: (sent: SentThankYouView) => void;
}) {
  const { send } = useThankYouWrites(kidId);
  const form = useEntryForm({
    start: { message: "" },
    check: (values) => checkThankYou(thankYou.id, values),
    save: async (input) => onSent(await send(input)),
    onDone: onClose,
    toast: { title: "Failed to send", message: "Please try again" },
  });
  const { message } = form.values;
  const { left, isFew } = charactersLeft(message);
  const starters = startersFor(thankYou, firstName);
  // What the parent wrote is never replaced by a starter.
  const isOwnWords = message !== "" && starters.every((starter) => starter.text !== message);
  const giver = thankYou.contributorName;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={giver === null ? "Write a thank-you" : `Write a thank-you to ${giver}`}
      submitLabel="Send thank-you"
      {...form.dialog}
    >
      <p className={classes.reason}>For {thankYouReason(thankYou)}</p>
      {!isOwnWords && (
        <fieldset className={classes.starters}>
          <legend>Start with a few words</legend>
          {starters.map(({ label, text }) => (
            <Button
              key={label}
              variant={text === message ? "light" : "default"}
              aria-pressed={text === message}
              onClick={() => form.change({ message: text })}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      <Textarea
        label="Your message"
        data-autofocus
        autosize
        minRows={5}
        maxRows={12}
        maxLength={LIMITS.thankYouMessage}
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={
          <span className={isFew ? classes.few : undefined}>
            {left} {left === 1 ? "character" : "characters"} left
          </span>
        }
        {...form.text("message")}
      />
    </FormDialog>
  );
}
