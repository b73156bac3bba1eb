import {
  type GiftPageView,
  hasForbiddenLineCharacter,
  TEXT_LIMITS,
  VISITOR_ERRORS,
} from "@giftling/domain";
import { connectionErrorMessage } from "@giftling/messages/common";
import * as giftWords from "@giftling/messages/gifts/gift-page";
import * as givingWords from "@giftling/messages/hub/dialogs";
import { translateGivingError } from "@giftling/messages/sentences/giving";
import { getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import { ErrorMessage } from "../../../components/form/error-message.tsx";
import { mapFieldErrors } from "../../../components/form/map-field-errors.ts";
import { TextArea } from "../../../components/form/text-field.tsx";
import { useForm } from "../../../components/form/use-form.ts";
import { deleteDraft, readDraftOrDefault, saveDraft } from "../../../components/memory/drafts.ts";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { getTextLanguageProps } from "../../../components/text-language-props.ts";
import { sendRetrySafe } from "../../../retry-safe-sender.ts";
import { type ProcedureInput, queryApi, writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import { GiverFields } from "../../hub/dialogs/giver-fields.tsx";

type Bought = { gift: GiftPageView; token: string; onBought: (gift: GiftPageView) => void };
type PurchaseInput = ProcedureInput<"wishlist", "purchase">;

/** Field names of the form that confirms a purchase, by API field name. */
const FIELDS = { purchasedBy: "name", message: "message" };

/**
 * Renders the dialog in which a giver confirms that a held wish was bought, with a name and a message. The label states
 * that the name will be public, because the name for a hold is private (rule: holds).
 */
export default function ConfirmPurchaseDialog({
  opened,
  onClose,
  ...bought
}: Bought & { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={givingWords.purchaseTitle()}>
      <BoughtForm {...bought} onClose={onClose} />
    </Dialog>
  );
}

function BoughtForm({ gift, token, onBought, onClose }: Bought & { onClose: () => void }) {
  const purchase = useApiCall(async (input: PurchaseInput) => {
    await sendRetrySafe(`purchase ${token}`, input, (wanted, key) =>
      writeApi("wishlist", "purchase", wanted, key),
    );
    // The purchase is recorded already, so the page is reloaded if reading the gift's new state fails.
    await queryApi("gifts", "pass", { token }).then(onBought, () => window.location.reload());
  });
  const draft = `bought ${gift.itemId}`;
  const form = useForm({
    initialValues: readDraftOrDefault(draft, {
      name: gift.giverName ?? "",
      isAnonymous: false,
      message: "",
    }),
    onValuesChange: (values) => saveDraft(draft, values),
    validate: ({ name, isAnonymous }) => {
      if (isAnonymous) return {};
      if (name.trim() === "")
        return { name: translateGivingError(VISITOR_ERRORS.giverNameRequired) };
      return hasForbiddenLineCharacter(name.trim())
        ? { name: translateGivingError(VISITOR_ERRORS.giverNameInvalid) }
        : {};
    },
  });

  async function record({ name, isAnonymous, message }: typeof form.values): Promise<void> {
    const input: PurchaseInput = {
      id: gift.itemId ?? "",
      purchasedBy: isAnonymous ? null : name.trim(),
      isAnonymous,
      message,
      passToken: token,
    };
    try {
      await purchase.run(input);
      deleteDraft(draft);
      onClose();
    } catch (error) {
      // An error that concerns no field is shown below the fields.
      const errors = mapFieldErrors(error, FIELDS);
      if (errors !== null) form.showErrors(errors);
    }
  }

  return (
    <form
      className={dialogClasses.form}
      onSubmit={form.onSubmit((values) => void record(values))}
      noValidate
    >
      <p className={dialogClasses.text}>
        {renderRichText(giftWords.confirmPurchaseDescription(gift.childFirstName), {
          gift: <strong {...getTextLanguageProps(gift.language)}>{gift.label}</strong>,
        })}
      </p>
      <GiverFields form={form} firstName={gift.childFirstName} data-autofocus />
      <TextArea
        label={givingWords.messageLabel()}
        description={givingWords.messageDescription(gift.childFirstName)}
        placeholder={giftWords.optionalPlaceholder()}
        maxLength={TEXT_LIMITS.giftMessage}
        {...form.getTextProps("message")}
      />
      {purchase.error !== null && mapFieldErrors(purchase.error, FIELDS) === null && (
        <ErrorMessage>{getErrorMessage(purchase.error, connectionErrorMessage())}</ErrorMessage>
      )}
      <div className={dialogClasses.actions}>
        <Button type="submit" loading={purchase.isPending}>
          {givingWords.confirmPurchaseButton()}
        </Button>
        <Button variant="default" onClick={onClose}>
          {givingWords.dismissFormButton()}
        </Button>
      </div>
    </form>
  );
}
