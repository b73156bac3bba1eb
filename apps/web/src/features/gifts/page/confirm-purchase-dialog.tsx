import "../../../styles/mantine.css";
import { GIVING, type GiftPassView, hasForbiddenCharacter, LIMITS } from "@giftling/domain";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as giftWords from "@giftling/messages/gifts/gift-page";
import { translateGivingError } from "@giftling/messages/sentences/giving";
import { Checkbox, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Button } from "../../../components/button.tsx";
import { PublicDialog } from "../../../components/dialog/public-dialog.tsx";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { getTextLanguageProps } from "../../../components/text-language-props.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { createRetrySafeSender } from "../../../retry-safe-sender.ts";
import { getErrorMessage, trpc } from "../../../trpc.ts";
import classes from "./gift-dialogs.module.css";

type Bought = { gift: GiftPassView; token: string; onBought: (gift: GiftPassView) => void };
type Input = Parameters<ReturnType<typeof trpc.wishlist.purchase.useMutation>["mutateAsync"]>[0];

const once = createRetrySafeSender<Input, unknown>();

/** Renders the dialog in which a giver turns a hold into a purchase, with a name and a message (rule: holds). */
export default function ConfirmPurchaseDialog({
  opened,
  onClose,
  ...bought
}: Bought & { opened: boolean; onClose: () => void }) {
  return (
    <PublicDialog
      opened={opened}
      onClose={onClose}
      title={giftWords.confirmPurchaseTitle()}
      size={520}
      centered
    >
      <BoughtForm {...bought} onClose={onClose} />
    </PublicDialog>
  );
}

function BoughtForm({ gift, token, onBought, onClose }: Bought & { onClose: () => void }) {
  const utils = trpc.useUtils();
  const purchase = trpc.wishlist.purchase.useMutation();
  const form = useForm({
    initialValues: { name: gift.giverName ?? "", isAnonymous: false, message: "" },
    validate: {
      name: (name, { isAnonymous }) => {
        if (isAnonymous) return null;
        if (name.trim() === "") return translateGivingError(GIVING.noGiver);
        return hasForbiddenCharacter(name.trim()) ? translateGivingError(GIVING.yourName) : null;
      },
    },
  });

  async function record({ name, isAnonymous, message }: typeof form.values): Promise<void> {
    const input: Input = {
      id: gift.itemId ?? "",
      purchasedBy: isAnonymous ? null : name.trim(),
      isAnonymous,
      message,
      passToken: token,
    };
    try {
      await once(token, input, (wanted, key) =>
        purchase.mutateAsync(addIdempotencyKey(wanted, key)),
      );
      onBought(await utils.gifts.pass.fetch({ token }, { staleTime: 0 }));
      onClose();
    } catch {
      // The mutation reports the error below the fields.
    }
  }

  return (
    <form
      className={classes.form}
      onSubmit={form.onSubmit((values) => void record(values))}
      noValidate
    >
      <p className={classes.text}>
        {renderRichText(giftWords.confirmPurchaseDescription(gift.childFirstName), {
          gift: <strong {...getTextLanguageProps(gift.language)}>{gift.label}</strong>,
        })}
      </p>
      <TextInput
        label={giftWords.giverNameLabel()}
        dir="auto"
        autoComplete="name"
        maxLength={LIMITS.name}
        disabled={form.values.isAnonymous}
        data-autofocus
        {...form.getInputProps("name")}
      />
      <Checkbox
        label={giftWords.anonymousLabel()}
        {...form.getInputProps("isAnonymous", { type: "checkbox" })}
      />
      <Textarea
        label={giftWords.giverMessageLabel()}
        description={giftWords.giverMessageDescription(gift.childFirstName)}
        placeholder={giftWords.optionalPlaceholder()}
        autosize
        minRows={2}
        maxLength={LIMITS.giftMessage}
        {...form.getInputProps("message")}
      />
      {purchase.error !== null && (
        <p role="alert" className={classes.problem}>
          {getErrorMessage(purchase.error, checkConnectionMessage())}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={purchase.isPending}>
          {giftWords.confirmPurchaseButton()}
        </Button>
        <Button variant="default" onClick={onClose}>
          {giftWords.dismissButton()}
        </Button>
      </div>
    </form>
  );
}
