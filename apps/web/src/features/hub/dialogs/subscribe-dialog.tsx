import { daysOf, emailProblem, LIMITS, type YearlyDay } from "@giftling/domain";
import * as daysWords from "@giftling/messages/hub/days";
import * as words from "@giftling/messages/hub/dialogs";
import * as pageWords from "@giftling/messages/hub/page";
import { translateNullableGivingError } from "@giftling/messages/sentences/giving";
import { Checkbox, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconCalendarPlus } from "@tabler/icons-react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/button.tsx";
import type { FormFields } from "../../../components/form/form-fields.ts";
import { mapFieldErrors } from "../../../components/form/map-field-errors.ts";
import { deleteDraft, readDraftOrDefault, saveDraft } from "../../../components/memory/drafts.ts";
import { useHub } from "../flow/hub-context.ts";
import { useSubscribe } from "../flow/use-subscribe.ts";
import { readSupporterName } from "../memory/supporter-memory.ts";
import buttons from "../sections/hub-buttons.module.css";
import classes from "./dialogs.module.css";
import daysOfferClasses from "./mail-selection-fields.module.css";

/** Giver and gift tokens of the last gifts. The tokens link the subscription to the gifts (rule: gift-token). */
type Gifts = { name: string; tokens: readonly string[] };

const NEWS_ALONE = { wantsUpdates: true, remindsBirthday: false };

/**
 * Renders the subscription form. A name, an e-mail address and at least one kind of mail are required. `gifts` is null
 * for a subscription without a gift (rule: email-capture, get-updates).
 */
export function SubscribeDialog({ gifts }: { gifts: Gifts | null }) {
  const { hub, send } = useHub();
  const about = `capture ${hub.kid.id}`;
  const days = daysOf(hub.kid);
  const draft = readDraftOrDefault(about, {
    name: readSupporterName(),
    email: "",
    ...NEWS_ALONE,
  });
  const form = useForm({
    initialValues: gifts === null ? draft : { ...draft, name: gifts.name },
    onValuesChange: (values) => saveDraft(about, values),
    validate: { email: (typed) => translateNullableGivingError(emailProblem(typed)) },
  });
  const subscribe = useSubscribe(gifts?.tokens ?? [], {
    days,
    onDone: () => deleteDraft(about),
    onRefused: (error) => {
      const errors = mapFieldErrors(error, { name: "name", email: "email" });
      if (errors === null) return;
      flushSync(() => form.setErrors(errors));
      form.getInputNode("name" in errors ? "name" : "email")?.focus();
    },
  });
  const { name, email } = form.values;
  // A kid without a birthday or second day has no reminders, so the draft's selection is ignored.
  const { wantsUpdates, remindsBirthday } = days.length > 0 ? form.values : NEWS_ALONE;
  const submit = form.onSubmit((typed) =>
    subscribe.mutate({
      name: typed.name.trim(),
      email: typed.email.trim(),
      wantsUpdates,
      remindsBirthday,
    }),
  );
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!subscribe.isPending) submit(event);
      }}
      noValidate
    >
      <p className={classes.text}>
        {gifts === null
          ? words.subscribeDescription(hub.kid.firstName)
          : words.subscribeAfterGiftDescription(hub.kid.firstName)}
      </p>
      <TextInput
        name="name"
        label={words.nameLabel()}
        dir="auto"
        autoComplete="name"
        maxLength={LIMITS.name}
        {...form.getInputProps("name")}
      />
      <TextInput
        type="email"
        name="email"
        label={words.emailLabel()}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        maxLength={LIMITS.email}
        {...form.getInputProps("email")}
      />
      {days.length > 0 && <MailSelectionFields form={form} days={days} />}
      <div className={classes.actions}>
        <Button
          type="submit"
          loading={subscribe.isPending}
          disabled={name.trim() === "" || email.trim() === "" || !(wantsUpdates || remindsBirthday)}
        >
          {pageWords.subscribeButton()}
        </Button>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => send({ type: gifts === null ? "closed" : "captureSkipped" })}
        >
          {gifts === null ? words.dismissButton() : words.skipButton()}
        </button>
      </div>
    </form>
  );
}

type MailSelection = { wantsUpdates: boolean; remindsBirthday: boolean };

/**
 * Renders checkboxes for news and for a reminder three weeks before each of the kid's days. Also renders a link to the
 * calendar file of the days (rule: reminders).
 */
function MailSelectionFields({
  form,
  days,
}: {
  form: FormFields<MailSelection>;
  days: readonly YearlyDay[];
}) {
  const { familyUrl, kid } = useHub().hub;
  return (
    <fieldset className={daysOfferClasses.offer}>
      <legend className={daysOfferClasses.legend}>{daysWords.emailOptionsLabel()}</legend>
      <Checkbox
        label={daysWords.newsLabel(kid.firstName)}
        {...form.getInputProps("wantsUpdates", { type: "checkbox" })}
      />
      <Checkbox
        label={daysWords.getReminderLabel(kid.firstName, days)}
        description={daysWords.reminderDescription()}
        {...form.getInputProps("remindsBirthday", { type: "checkbox" })}
      />
      <a
        className={daysOfferClasses.calendar}
        href={`/hub/${familyUrl}/calendar.ics?kid=${kid.id}`}
        download
      >
        <IconCalendarPlus size={24} stroke={1.5} aria-hidden />
        <span dir="auto">{daysWords.getAddToCalendarLabel(kid.firstName, days)}</span>
      </a>
    </fieldset>
  );
}
