import * as commonWords from "@giftling/messages/common";
import { checkConnection } from "@giftling/messages/common";
import * as giftWords from "@giftling/messages/gifts/gift-page";
import { worded } from "@giftling/messages/sentences/giving";
import { ownWords } from "../../../components/own-words.ts";
import { rich } from "../../../components/rich.tsx";
import "../../../styles/mantine.css";
import { GIVING, type GiftPassView, hasForbiddenCharacter, LIMITS } from "@giftling/domain";
import { Checkbox, Modal, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Button } from "../../../components/button.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import { Mantine } from "../../../components/mantine.tsx";
import { withIdempotencyKey } from "../../../idempotency-key.ts";
import { createRetrySafe } from "../../../once.ts";
import { errorMessage, trpc } from "../../../trpc.ts";
import classes from "./gift-dialogs.module.css";

type Bought = { gift: GiftPassView; token: string; onBought: (gift: GiftPassView) => void };
type Input = Parameters<ReturnType<typeof trpc.wishlist.purchase.useMutation>["mutateAsync"]>[0];

const once = createRetrySafe<Input, unknown>();

/** Renders the dialog that turns a hold into a purchase, with a name and a message (rule: holds). */
export default function BoughtDialog({
  opened,
  onClose,
  ...bought
}: Bought & { opened: boolean; onClose: () => void }) {
  return (
    <Mantine>
      <Modal
        opened={useLateOpen(opened)}
        onClose={onClose}
        title={giftWords.didYouBuy()}
        size={520}
        centered
        closeButtonProps={{ "aria-label": commonWords.close() }}
      >
        <BoughtForm {...bought} onClose={onClose} />
      </Modal>
    </Mantine>
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
        if (name.trim() === "") return worded(GIVING.noGiver);
        return hasForbiddenCharacter(name.trim()) ? worded(GIVING.yourName) : null;
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
        purchase.mutateAsync(withIdempotencyKey(wanted, key)),
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
        {rich(giftWords.leavesTheList(gift.childFirstName), {
          gift: <strong {...ownWords(gift.language)}>{gift.label}</strong>,
        })}
      </p>
      <TextInput
        label={giftWords.yourName()}
        dir="auto"
        autoComplete="name"
        maxLength={LIMITS.name}
        disabled={form.values.isAnonymous}
        data-autofocus
        {...form.getInputProps("name")}
      />
      <Checkbox
        label={giftWords.giveAnonymously()}
        {...form.getInputProps("isAnonymous", { type: "checkbox" })}
      />
      <Textarea
        label={giftWords.aFewWords()}
        description={giftWords.onlyFamilyReads(gift.childFirstName)}
        placeholder={giftWords.optional()}
        autosize
        minRows={2}
        maxLength={LIMITS.giftMessage}
        {...form.getInputProps("message")}
      />
      {purchase.error !== null && (
        <p role="alert" className={classes.problem}>
          {errorMessage(purchase.error, checkConnection())}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={purchase.isPending}>
          {giftWords.iBoughtThis()}
        </Button>
        <Button variant="default" onClick={onClose}>
          {giftWords.notYet()}
        </Button>
      </div>
    </form>
  );
}
