import {
  findEmailProblem,
  GIVING_ERRORS,
  hasForbiddenCharacter,
  TEXT_LIMITS,
} from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import {
  translateGivingError,
  translateNullableGivingError,
} from "@giftling/messages/sentences/giving";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { TextField } from "../../../components/form/text-field.tsx";
import { useForm } from "../../../components/form/use-form.ts";
import { type HubItem, useHub } from "../flow/hub-context.ts";
import { useHoldWish } from "../flow/use-giving-writes.ts";
import { readSupporterName } from "../memory/supporter-memory.ts";
import buttons from "../sections/hub-buttons.module.css";
import { WishSummary } from "./wish-dialog.tsx";

/**
 * Renders the form of the dialog "I'll get this", with buttons that hold the wish or open the purchase form
 * (rule: holds).
 */
export function GetWishForm({ item }: { item: HubItem }) {
  const { hub, send } = useHub();
  const { reserve, isPending } = useHoldWish(item);
  const form = useForm({
    initialValues: { name: readSupporterName(), email: "" },
    validate: ({ name, email }) => ({
      name: hasForbiddenCharacter(name.trim())
        ? translateGivingError(GIVING_ERRORS.giverNameInvalid)
        : undefined,
      email: (email && translateNullableGivingError(findEmailProblem(email))) || undefined,
    }),
  });

  const hold = form.onSubmit(({ name, email }) => {
    if (!isPending) void reserve(name.trim() || null, email);
  });

  return (
    <form className={dialogClasses.form} onSubmit={hold} noValidate>
      <WishSummary item={item} />
      <p className={dialogClasses.text}>{words.holdDescription()}</p>
      <TextField
        label={words.optionalNameLabel()}
        description={words.privateNameHint(hub.kid.firstName)}
        dir="auto"
        autoComplete="name"
        enterKeyHint="done"
        maxLength={TEXT_LIMITS.name}
        {...form.getTextProps("name")}
      />
      <TextField
        type="email"
        label={words.emailLabel()}
        description={words.holdEmailHint()}
        autoComplete="email"
        maxLength={TEXT_LIMITS.email}
        {...form.getTextProps("email")}
      />
      <div className={dialogClasses.actions}>
        <Button type="submit" loading={isPending}>
          {words.holdButton()}
        </Button>
        <button
          type="button"
          className={buttons.outline}
          onClick={() => send({ type: "opened", dialog: { kind: "purchase", itemId: item.id } })}
        >
          {words.alreadyPurchasedButton()}
        </button>
      </div>
    </form>
  );
}
