import { GIVING, hasForbiddenCharacter, LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import { translateGivingError } from "@giftling/messages/sentences/giving";
import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Button } from "../../../components/button.tsx";
import { type HubItem, useHub } from "../flow/hub-context.ts";
import { useHoldWish } from "../flow/use-giving-writes.ts";
import { readSupporterName } from "../memory/supporter-memory.ts";
import buttons from "../sections/hub-buttons.module.css";
import classes from "./dialogs.module.css";
import { WishSummary } from "./wish-dialog.tsx";

/**
 * Renders the form of the dialog "I'll get this". Its buttons hold the wish or open the purchase form (rule: holds).
 */
export function GetWishForm({ item }: { item: HubItem }) {
  const { hub, send } = useHub();
  const { reserve, isPending } = useHoldWish(item);
  const form = useForm({
    initialValues: { name: readSupporterName() },
    validate: {
      name: (name) =>
        hasForbiddenCharacter(name.trim()) ? translateGivingError(GIVING.yourName) : null,
    },
  });

  const hold = form.onSubmit(({ name }) => {
    if (!isPending) void reserve(name.trim() || null);
  });

  return (
    <form className={classes.form} onSubmit={hold} noValidate>
      <WishSummary item={item} />
      <p className={classes.text}>{words.holdDescription()}</p>
      <TextInput
        label={words.optionalNameLabel()}
        description={words.optionalNameDescription(hub.kid.firstName)}
        dir="auto"
        autoComplete="name"
        enterKeyHint="done"
        maxLength={LIMITS.name}
        {...form.getInputProps("name")}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={isPending}>
          {words.holdButton()}
        </Button>
        <button
          type="button"
          className={buttons.outline}
          onClick={() => send({ type: "opened", dialog: { kind: "purchase", itemId: item.id } })}
        >
          {words.alreadyBoughtButton()}
        </button>
      </div>
    </form>
  );
}
