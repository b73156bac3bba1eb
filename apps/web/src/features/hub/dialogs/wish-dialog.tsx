import {
  findEmailProblem,
  hasAvailableUnit,
  hasForbiddenLineCharacter,
  TEXT_LIMITS,
  VISITOR_ERRORS,
} from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/dialogs";
import {
  translateGivingError,
  translateNullableGivingError,
} from "@giftling/messages/sentences/giving";
import { type ComponentType, useState } from "react";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { TextField } from "../../../components/form/text-field.tsx";
import { useForm } from "../../../components/form/use-form.ts";
import { deleteDraft, readDraftOrDefault, saveDraft } from "../../../components/memory/drafts.ts";
import { shareOrCopy } from "../../../components/share/share.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { type HubWish, useHub, useHubTextProps } from "../flow/hub-context.ts";
import { useRecordPurchase, useReserveWish } from "../flow/use-giving-writes.ts";
import { findOwnHoldOrPurchase } from "../memory/recorded-gifts.ts";
import { findRecentlyOpenedLink, readSupporterName } from "../memory/supporter-memory.ts";
import { ExternalLink } from "../sections/external-link.tsx";
import buttons from "../sections/hub-buttons.module.css";
import { formatPrice, getSafeUrl, getShopHost } from "../sections/wishlist/shop-name.ts";
import classes from "./dialogs.module.css";
import { GiverFields } from "./giver-fields.tsx";
import { ShortMessageField } from "./short-message-field.tsx";
import { useGivingForm } from "./use-giving-form.ts";

/** Renders the form of a dialog about a wish. Renders a notice instead if the hub does not contain the wish. */
export function WishDialog({
  itemId,
  Form,
}: {
  itemId: string;
  Form: ComponentType<{ item: HubWish }>;
}) {
  const { hub, send } = useHub();
  // The wish is read only once, because a recorded gift updates the hub while this dialog fades out.
  const [item] = useState(() => {
    const found = hub.wishlist.find(({ id }) => id === itemId);
    // If gifts are surprises, the hub omits the name of a held wish. The visitor who holds the wish may see its name
    // (rule: surprises).
    return found && { ...found, name: findOwnHoldOrPurchase(itemId)?.itemName ?? found.name };
  });
  if (item !== undefined) return <Form item={item} />;
  return (
    <div className={dialogClasses.form}>
      <p className={dialogClasses.text}>{words.wishUnavailableMessage()}</p>
      <div className={dialogClasses.actions}>
        <button type="button" className={buttons.primary} onClick={() => send({ type: "closed" })}>
          {words.backToHubButton()}
        </button>
      </div>
    </div>
  );
}

function WishSummary({ item }: { item: HubWish }) {
  const own = useHubTextProps();
  const { hub } = useHub();
  const price = formatPrice(item.price, hub.currency);
  return (
    <div className={classes.thing}>
      <p className={classes.thingName} {...own}>
        {item.name}
      </p>
      {price !== null && <p className={dialogClasses.soft}>{price}</p>}
    </div>
  );
}

/**
 * Renders the form of the dialog "I'll get this", with buttons that hold the wish or open the purchase form
 * (rule: holds).
 */
export function HoldOrPurchaseForm({ item }: { item: HubWish }) {
  const { hub, send } = useHub();
  const { reserve, isPending } = useReserveWish(item);
  // The purchase form has another draft, because a hold's name is private and a purchase's name is public.
  const draft = `hold ${item.id}`;
  const form = useForm({
    initialValues: readDraftOrDefault(draft, { name: readSupporterName(), email: "" }),
    onValuesChange: (values) => saveDraft(draft, values),
    validate: ({ name, email }) => ({
      name: hasForbiddenLineCharacter(name.trim())
        ? translateGivingError(VISITOR_ERRORS.giverNameInvalid)
        : undefined,
      email: (email && translateNullableGivingError(findEmailProblem(email))) || undefined,
    }),
  });

  const hold = form.onSubmit(({ name, email }) => {
    if (!isPending) void reserve(name.trim() || null, email, () => deleteDraft(draft));
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
          {words.reserveWishButton()}
        </Button>
        <button
          type="button"
          className={buttons.outline}
          onClick={() => send({ type: "opened", dialog: { kind: "purchase", itemId: item.id } })}
        >
          {words.recordPurchaseButton()}
        </button>
      </div>
    </form>
  );
}

/** Renders the form that records a wish as bought (rule: purchase-dialog). */
export function PurchaseForm({ item }: { item: HubWish }) {
  const { hub, send } = useHub();
  const { form, onSubmit, isPending } = useGivingForm({
    draft: `purchase ${item.id}`,
    asksName: true,
    asksAmount: false,
    give: useRecordPurchase(item),
    showsErrors: true,
  });
  const { reserve, isPending: isHolding } = useReserveWish(item);
  // Only a visitor who followed the wish's shop link sees the note about a shop page that did not open.
  const [cameFromShop] = useState(() => findRecentlyOpenedLink(Date.now())?.id === item.id);
  const shopUrl = cameFromShop ? getSafeUrl(item.url) : null;
  // A visitor who returns from the shop can hold the wish, unless the browser already holds a unit.
  const [canHold] = useState(
    () => cameFromShop && hasAvailableUnit(item) && findOwnHoldOrPurchase(item.id) === undefined,
  );

  return (
    <form className={dialogClasses.form} onSubmit={onSubmit} noValidate>
      <WishSummary item={item} />
      <p className={dialogClasses.text}>{words.purchaseDescription(hub.kid.firstName)}</p>
      {shopUrl !== null && (
        <p className={classes.again}>
          {words.shopNotOpenedNote()}{" "}
          <ExternalLink href={shopUrl}>
            {words.shopLink(getShopHost(shopUrl) ?? shopUrl)}
          </ExternalLink>
        </p>
      )}
      <GiverFields form={form} firstName={hub.kid.firstName} />
      <ShortMessageField form={form} firstName={hub.kid.firstName} />
      <div className={dialogClasses.actions}>
        <Button type="submit" loading={isPending}>
          {words.confirmPurchaseButton()}
        </Button>
        {canHold ? (
          <Button
            variant="outline"
            loading={isHolding}
            onClick={() =>
              void reserve(form.values.isAnonymous ? null : form.values.name.trim() || null)
            }
          >
            {words.reserveWithoutPurchaseButton()}
          </Button>
        ) : null}
        <button type="button" className={buttons.quiet} onClick={() => send({ type: "closed" })}>
          {words.dismissFormButton()}
        </button>
      </div>
    </form>
  );
}

/**
 * Renders the notice that another visitor has bought or held the wish. The notice contains a button that shows other
 * wishes. A visitor who already bought the gift can send the family a prepared message (rule: second-buyer).
 */
export function WishUnavailableDialog({
  itemName,
  message,
}: {
  itemName: string;
  message: string;
}) {
  const { hub, send } = useHub();
  const messageText = words.duplicatePurchaseMessage(itemName, hub.kid.firstName);

  async function sendMessage() {
    const outcome = await shareOrCopy({ text: messageText }, messageText);
    if (outcome === "copied") {
      showToast({
        title: words.messageCopiedTitle(),
        message: words.messageCopiedHint(),
      });
    } else if (outcome === "failed") {
      showToast({
        title: commonWords.copyErrorTitle(),
        message: words.manualCopyHint(),
        tone: "error",
      });
    }
  }

  return (
    <div className={dialogClasses.form}>
      <p className={dialogClasses.text} role="status">
        {message}
      </p>
      <section className={classes.choice} aria-labelledby="already-bought">
        <h3 id="already-bought" className={classes.question}>
          {words.duplicatePurchaseHeading()}
        </h3>
        <blockquote className={classes.thing} dir="auto">
          {messageText}
        </blockquote>
        <button type="button" className={buttons.outline} onClick={() => void sendMessage()}>
          {words.reportGiftButton()}
        </button>
      </section>
      <div className={dialogClasses.actions}>
        <h3 className={classes.question}>{words.otherWishesHeading()}</h3>
        <Button onClick={() => send({ type: "wishesWanted" })}>{words.otherWishesButton()}</Button>
      </div>
    </div>
  );
}
