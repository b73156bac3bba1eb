import { TEXT_LIMITS } from "@giftling/domain";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { TextField } from "../../../components/form/text-field.tsx";
import { useHub } from "../flow/hub-context.ts";
import { useReportGift } from "../flow/use-giving-writes.ts";
import buttons from "../sections/hub-buttons.module.css";
import { GiverFields } from "./giver-fields.tsx";
import { ShortMessageField } from "./short-message-field.tsx";
import { useGivingForm } from "./use-giving-form.ts";

/**
 * Renders the form in which a supporter records an off-list gift, so that the family can thank the giver
 * (rule: other-gifts).
 */
export function OffListGiftDialog() {
  const { hub, send } = useHub();
  const { firstName } = hub.kid;
  const report = useReportGift();
  const { form, onSubmit, isPending } = useGivingForm({
    draft: `other ${hub.kid.id}`,
    asksName: true,
    asksAmount: false,
    asksLabel: true,
    give: ({ name, message }) => report({ label: form.values.label.trim(), name, message }),
  });

  return (
    <form className={dialogClasses.form} onSubmit={onSubmit} noValidate>
      <p className={dialogClasses.text}>{dialogsWords.offListGiftDescription(firstName)}</p>
      <TextField
        label={dialogsWords.giftNameLabel()}
        dir="auto"
        maxLength={TEXT_LIMITS.label}
        {...form.getTextProps("label")}
      />
      <GiverFields form={form} firstName={firstName} />
      <ShortMessageField form={form} firstName={firstName} />
      <div className={dialogClasses.actions}>
        <Button type="submit" loading={isPending}>
          {dialogsWords.reportGiftButton()}
        </Button>
        <button type="button" className={buttons.quiet} onClick={() => send({ type: "closed" })}>
          {dialogsWords.dismissButton()}
        </button>
      </div>
    </form>
  );
}
