import { GIVING, hasForbiddenCharacter, LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import { worded } from "@giftling/messages/sentences/giving";
import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { type HubItem, useHub, useOwnWords } from "../flow/hub-context.ts";
import { useReserve } from "../flow/use-reserve.ts";
import { supporterName } from "../memory/supporter-memory.ts";
import buttons from "../sections/hub-buttons.module.css";
import { priceLabel } from "../sections/wishlist/store-name.ts";
import classes from "./dialogs.module.css";
import { WishMissing } from "./gone.tsx";

/** Renders the dialog "I'll get this", which holds the wish or leads to recording it as bought (rule: holds). */
export function GetDialog({ itemId }: { itemId: string }) {
  const { hub } = useHub();
  // Stays unchanged while the dialog fades out.
  const [item] = useState(() => hub.wishlist.find(({ id }) => id === itemId));
  return item === undefined ? <WishMissing /> : <GetForm item={item} />;
}

function GetForm({ item }: { item: HubItem }) {
  const { hub, send } = useHub();
  const own = useOwnWords();
  const { reserve, isPending } = useReserve(item);
  const form = useForm({
    initialValues: { name: supporterName() },
    validate: {
      name: (name) => (hasForbiddenCharacter(name.trim()) ? worded(GIVING.yourName) : null),
    },
  });
  const price = priceLabel(item.price);

  const hold = form.onSubmit(({ name }) => {
    if (!isPending) void reserve(name.trim() || null);
  });

  return (
    <form className={classes.form} onSubmit={hold} noValidate>
      <div className={classes.thing}>
        <p className={classes.thingName} {...own}>
          {item.name}
        </p>
        {price !== null && <p className={classes.soft}>{price}</p>}
      </div>
      <p className={classes.text}>{words.holdIt()}</p>
      <TextInput
        label={words.yourNameIfYouLike()}
        description={words.onlyFamilySees(hub.kid.firstName)}
        dir="auto"
        autoComplete="name"
        enterKeyHint="done"
        maxLength={LIMITS.name}
        {...form.getInputProps("name")}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={isPending}>
          {words.holdFor48()}
        </Button>
        <button
          type="button"
          className={buttons.outline}
          onClick={() => send({ type: "opened", dialog: { kind: "purchase", itemId: item.id } })}
        >
          {words.alreadyBought()}
        </button>
      </div>
    </form>
  );
}
