import { checkConnection } from "@giftling/messages/common";
import "../../styles/mantine.css";
import {
  type GiftPassView,
  hasForbiddenCharacter,
  LIMITS,
  notShown,
  PURCHASER_REQUIRED,
} from "@giftling/domain";
import { Checkbox, Modal, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Button } from "../../components/button.tsx";
import { useLateOpen } from "../../components/dialog/use-late-open.ts";
import { Mantine } from "../../components/mantine.tsx";
import { withIdempotencyKey } from "../../idempotency-key.ts";
import { createOnce } from "../../once.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import classes from "./gift-dialogs.module.css";

type Bought = { gift: GiftPassView; token: string; onBought: (gift: GiftPassView) => void };
type Input = Parameters<ReturnType<typeof trpc.wishlist.purchase.useMutation>["mutateAsync"]>[0];

const once = createOnce<Input, unknown>();

/** Turns the hold into the purchase, with a name and a few words (rule: holds, gift-words). By default export for `lazyPopup`. */
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
        title="Did you buy this gift?"
        size={520}
        centered
        closeButtonProps={{ "aria-label": "Close" }}
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
        if (name.trim() === "") return PURCHASER_REQUIRED;
        return hasForbiddenCharacter(name.trim()) ? notShown("Your name") : null;
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
      // The mutation tells what was wrong, below the fields.
    }
  }

  return (
    <form
      className={classes.form}
      onSubmit={form.onSubmit((values) => void record(values))}
      noValidate
    >
      <p className={classes.text}>
        <strong dir="auto">{gift.label}</strong> leaves the list, and {gift.childFirstName}'s family
        hears of it.
      </p>
      <TextInput
        label="Your name"
        dir="auto"
        autoComplete="name"
        maxLength={LIMITS.name}
        disabled={form.values.isAnonymous}
        data-autofocus
        {...form.getInputProps("name")}
      />
      <Checkbox
        label="Give anonymously"
        {...form.getInputProps("isAnonymous", { type: "checkbox" })}
      />
      <Textarea
        label="A few words"
        description={`Only ${gift.childFirstName}'s family reads them.`}
        placeholder="Optional"
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
          I bought this gift
        </Button>
        <Button variant="default" onClick={onClose}>
          Not yet
        </Button>
      </div>
    </form>
  );
}
