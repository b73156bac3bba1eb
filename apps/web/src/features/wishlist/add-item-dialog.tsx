import { LIMITS, type WishlistItemView } from "@giftling/domain";
import { Alert, Button, Modal, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { newIdempotencyKey } from "../../idempotency-key.ts";
import { errorFields, errorMessage, trpc } from "../../trpc.ts";
import { checkItem, EMPTY_ITEM, type ItemProblems } from "./new-item.ts";
import classes from "./wishlist.module.css";

/** Mantine's title bar is a `header`, which would be a second banner of the page. */
const DIALOG_ATTRIBUTES = { header: { role: "presentation" } };

/** Adding a gift to the wishlist (spec sections 5 and 7). What was typed survives closing the dialog. */
export function AddItemDialog({
  kidId,
  firstName,
  opened,
  onClose,
}: {
  kidId: string;
  firstName: string;
  opened: boolean;
  onClose: () => void;
}) {
  const form = useNewItem(kidId, onClose);
  const { item, problems, failure, isBusy, change, submit } = form;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`A gift for ${firstName}`}
      attributes={DIALOG_ATTRIBUTES}
    >
      <form onSubmit={submit} noValidate className={classes.fields}>
        <TextInput
          label="Name"
          data-autofocus
          maxLength={LIMITS.label}
          value={item.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          error={problems.name}
        />
        <TextInput
          label="Web address"
          description="Where it can be found. Paste it from your browser."
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.url}
          value={item.url}
          onChange={(event) => change({ url: event.currentTarget.value })}
          error={problems.url}
        />
        <TextInput
          label="Price (optional)"
          placeholder="about $30"
          maxLength={LIMITS.price}
          value={item.price}
          onChange={(event) => change({ price: event.currentTarget.value })}
          error={problems.price}
        />
        <Textarea
          label="Note (optional)"
          placeholder="Size, color, or why"
          autosize
          minRows={2}
          maxLength={LIMITS.description}
          value={item.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
          error={problems.description}
        />
        {failure !== null && (
          <Alert color="red" variant="light" role="alert">
            {failure}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Add to the wishlist
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function useNewItem(kidId: string, onDone: () => void) {
  const utils = trpc.useUtils();
  const [item, setItem] = useState(EMPTY_ITEM);
  const [key, setKey] = useState(newIdempotencyKey);
  const [problems, setProblems] = useState<ItemProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function show(added: WishlistItemView) {
    utils.wishlist.list.setData({ kidId }, (items) => items && [...items, added]);
    utils.kids.analytics.setData(
      { kidId },
      (totals) => totals && { ...totals, wishlistItems: totals.wishlistItems + 1 },
    );
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const checked = checkItem(kidId, item);
    setProblems(checked.ok ? {} : checked.problems);
    setFailure(null);
    if (!checked.ok) return;
    setBusy(true);
    try {
      show(
        await utils.client.wishlist.create.mutate(checked.input, {
          context: { idempotencyKey: key },
        }),
      );
      setItem(EMPTY_ITEM);
      setKey(newIdempotencyKey());
      onDone();
    } catch (error) {
      setProblems(errorFields(error));
      setFailure(errorMessage(error, "We couldn't reach the server. Please try again."));
    } finally {
      setBusy(false);
    }
  }

  return {
    item,
    problems,
    failure,
    isBusy,
    submit,
    change: (patch: Partial<typeof EMPTY_ITEM>) => {
      setItem({ ...item, ...patch });
      // Another content is another thing to ask for (decision D14).
      setKey(newIdempotencyKey());
    },
  };
}
