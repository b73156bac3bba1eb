import type { YearlyDay } from "@giftling/domain";
import * as words from "@giftling/messages/hub/days";
import { Checkbox } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import type { FormFields } from "../../../components/form/form-fields.ts";
import { useHub } from "../flow/hub-context.ts";
import classes from "./days-offer.module.css";

/** Kinds of mail that a subscription selects. */
export type MailSelection = { wantsUpdates: boolean; remindsBirthday: boolean };

/**
 * Renders the choice between news, a reminder three weeks before a kid's days, and both. Also renders the link to the
 * calendar of the days (rule: reminders).
 */
export function MailSelectionFields({
  form,
  days,
}: {
  form: FormFields<MailSelection>;
  days: readonly YearlyDay[];
}) {
  const { familyUrl, kid } = useHub().hub;
  return (
    <fieldset className={classes.offer}>
      <legend className={classes.legend}>{words.emailOptionsLabel()}</legend>
      <Checkbox
        label={words.newsLabel(kid.firstName)}
        {...form.getInputProps("wantsUpdates", { type: "checkbox" })}
      />
      <Checkbox
        label={words.getReminderLabel(kid.firstName, days)}
        description={words.reminderDescription()}
        {...form.getInputProps("remindsBirthday", { type: "checkbox" })}
      />
      <a
        className={classes.calendar}
        href={`/hub/${familyUrl}/calendar.ics?kid=${kid.id}`}
        download
      >
        <IconCalendarPlus size={24} stroke={1.5} aria-hidden />
        <span dir="auto">{words.getAddToCalendarLabel(kid.firstName, days)}</span>
      </a>
    </fieldset>
  );
}
