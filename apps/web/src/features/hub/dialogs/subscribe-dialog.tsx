import { DEMO_FAMILY_URL, findEmailProblem, listKidDays, TEXT_LIMITS } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as daysWords from "@giftling/messages/hub/days";
import * as words from "@giftling/messages/hub/dialogs";
import * as pageWords from "@giftling/messages/hub/page";
import { translateNullableGivingError } from "@giftling/messages/sentences/giving";
import { IconCalendarPlus } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { CheckboxField } from "../../../components/form/checkbox-field.tsx";
import { mapFieldErrors } from "../../../components/form/map-field-errors.ts";
import { TextField } from "../../../components/form/text-field.tsx";
import { type Form, useForm } from "../../../components/form/use-form.ts";
import { deleteDraft, readDraftOrDefault, saveDraft } from "../../../components/memory/drafts.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import { useHub } from "../flow/hub-context.ts";
import { useGivingErrorToast } from "../flow/use-giving-writes.ts";
import { readSupporterName } from "../memory/supporter-memory.ts";
import buttons from "../sections/hub-buttons.module.css";
import mailClasses from "./mail-selection-fields.module.css";

/**
 * Giver's name, and the tokens of the most recent gifts. The tokens link the subscription to the gifts
 * (rule: gift-token).
 */
type Gifts = { name: string; tokens: readonly string[] };

/**
 * Renders the subscription form. A name, an e-mail address and at least one kind of mail are required. `gifts` is null
 * for a subscription without a gift. The success toast is the same for a known e-mail address (rule: email-capture).
 */
export function SubscribeDialog({ gifts }: { gifts: Gifts | null }) {
  const { hub, send } = useHub();
  const showError = useGivingErrorToast();
  const about = `capture ${hub.kid.id}`;
  const draft = readDraftOrDefault(about, {
    name: readSupporterName(),
    email: "",
    wantsUpdates: true,
    remindsBirthday: false,
    wantsDigest: false,
  });
  const form = useForm({
    initialValues: gifts === null ? draft : { ...draft, name: gifts.name },
    onValuesChange: (values) => saveDraft(about, values),
    validate: (typed) => {
      const email = translateNullableGivingError(findEmailProblem(typed.email));
      return email === null ? {} : { email };
    },
  });
  const { run, isPending } = useApiCall(async (values: SubscriptionValues) => {
    const input = { ...values, kidId: hub.kid.id };
    // Each gift token links one gift. The server sends one confirmation mail for all gifts.
    for (const giftToken of gifts?.tokens.length ? gifts.tokens : [null]) {
      await writeApi("hub", "subscribe", { ...input, giftToken });
    }
  });

  async function subscribe(values: SubscriptionValues): Promise<void> {
    try {
      await run(values);
      deleteDraft(about);
      showToast({
        title:
          hub.familyUrl === DEMO_FAMILY_URL
            ? words.demoSubscribedTitle()
            : words.subscribedTitle(values.email),
        tone: "success",
        isForPage: true,
        stays: true,
      });
      send({ type: "captureFinished" });
    } catch (error) {
      const title = commonWords.unexpectedErrorTitle();
      const message = commonWords.retryMessage();
      const errors = mapFieldErrors(error, { name: "name", email: "email" });
      if (errors === null) return showError(error, title, message);
      showToast({ title, message, tone: "error" });
      form.showErrors(errors);
    }
  }

  const { values } = form;
  const name = values.name.trim();
  const email = values.email.trim();
  const submit = form.onSubmit(() => {
    if (!isPending) void subscribe({ ...values, name, email });
  });
  return (
    <form className={dialogClasses.form} onSubmit={submit} noValidate>
      <p className={dialogClasses.text}>
        {gifts === null
          ? words.subscribeDescription(hub.kid.firstName)
          : words.subscribeAfterGiftDescription(hub.kid.firstName)}
      </p>
      <TextField
        name="name"
        label={words.nameLabel()}
        description={words.privateNameHint(hub.kid.firstName)}
        dir="auto"
        autoComplete="name"
        maxLength={TEXT_LIMITS.name}
        {...form.getTextProps("name")}
      />
      <TextField
        type="email"
        name="email"
        label={words.emailLabel()}
        autoComplete="email"
        enterKeyHint="send"
        maxLength={TEXT_LIMITS.email}
        {...form.getTextProps("email")}
      />
      <MailSelectionFields form={form} />
      <div className={dialogClasses.actions}>
        <Button
          type="submit"
          loading={isPending}
          disabled={
            !(
              name &&
              email &&
              (values.wantsUpdates || values.remindsBirthday || values.wantsDigest)
            )
          }
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

type SubscriptionValues = {
  name: string;
  email: string;
  wantsUpdates: boolean;
  remindsBirthday: boolean;
  wantsDigest: boolean;
};

/**
 * Renders checkboxes for news and for digests. For a kid with a birthday or second day, also renders a checkbox for
 * reminders three weeks before each day. A link downloads the days as a calendar file (rule: reminders).
 */
function MailSelectionFields({ form }: { form: Form<SubscriptionValues> }) {
  const { familyUrl, kid } = useHub().hub;
  const days = listKidDays(kid);
  return (
    <fieldset className={mailClasses.offer}>
      <legend className={mailClasses.legend}>{daysWords.emailOptionsLabel()}</legend>
      <CheckboxField
        label={daysWords.updatesLabel(kid.firstName)}
        {...form.getCheckboxProps("wantsUpdates")}
      />
      <CheckboxField label={daysWords.digestLabel()} {...form.getCheckboxProps("wantsDigest")} />
      {days.length > 0 && (
        <>
          <CheckboxField
            label={daysWords.getReminderLabel(kid.firstName, days)}
            description={daysWords.reminderDescription()}
            {...form.getCheckboxProps("remindsBirthday")}
          />
          <a
            className={mailClasses.calendar}
            href={`/hub/${familyUrl}/calendar.ics?kid=${kid.id}`}
            download
          >
            <IconCalendarPlus size={24} stroke={1.5} aria-hidden />
            <span dir="auto">{daysWords.getAddToCalendarLabel(kid.firstName, days)}</span>
          </a>
        </>
      )}
    </fieldset>
  );
}
