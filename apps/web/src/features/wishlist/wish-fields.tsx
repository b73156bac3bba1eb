import {
  type Currency,
  MAX_WISH_QUANTITY,
  PARENT_ERRORS,
  parsePrice,
  type SharedWish,
  TEXT_LIMITS,
} from "@giftling/domain";
import { getAmountHint } from "@giftling/messages/currency-names";
import { translateParentError } from "@giftling/messages/sentences/parents";
import * as words from "@giftling/messages/wishlist/fields";
import { anyQuantityLabel } from "@giftling/messages/wishlist/rows";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { useCurrency } from "../../access/use-currency.ts";
import { Button } from "../../components/button.tsx";
import type { FormFields } from "../../components/form/form-fields.ts";
import type { EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { PrioritySlotFields } from "../entries/priorities/slot-fields.tsx";
import { OccasionField } from "../occasions/occasion-field.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import { FieldSuggestion } from "../previews/field-suggestion.tsx";
import { PageUrlField } from "../previews/page-url-field.tsx";
import { type ProductPreviewData, useProductPreview } from "../previews/use-product-preview.ts";
import { GroupGiftHint, WishKindSwitch } from "./kind-switch.tsx";
import classes from "./new-wish.module.css";
import { UNLIMITED_QUANTITY_VALUE, type WishFormValues } from "./wish-form.ts";
import { WishNameField } from "./wish-name-field.tsx";
import { WishPreviewCard } from "./wish-preview-card.tsx";

/** Renders the fields of a wish. The name field of a new wish also accepts a link (rule: paste-first). */
export function WishFields({
  form,
  isNew,
  kidId,
  onBusy,
  isNext,
  onAddNext,
  shared,
}: EntryFieldsProps<WishFormValues> & {
  /**
   * Page shared from another app. The shared name is used if the server cannot read the page (rule: add-from-anywhere).
   */
  shared?: SharedWish;
}) {
  const { values, setValues, getInputProps } = form;
  const { isActivity, isGroupGift, isDraft } = values;
  const currency = useCurrency();
  const preview = useProductPreview({
    start: shared ? "" : values.url,
    withPicture: true,
    known: shared,
    unread: shared && translateParentError(PARENT_ERRORS.shopPageUnreadable),
    onUnread: () => {
      const isNameless = shared && form.getValues().name.trim() === "";
      setValues({ fetchesPicture: false, ...(isNameless && { name: shared.name }) });
    },
    // Does not replace values typed before the response arrived.
    onFound: (product) =>
      setValues({
        fetchesPicture: false,
        ...proposedFor(form.getValues(), product, currency),
      }),
  });
  const fetchSharedPage = useEffectEvent(() => {
    if (shared) preview.fetchPage(values.url);
  });
  useEffect(() => fetchSharedPage(), []);
  const { product } = preview;
  // Restored form input may already contain a note, so the additional fields are shown.
  const [isMore, setMore] = useState(values.description !== "" || values.occasionId !== "");
  // Visitors rely on the name and the URL of a given or held wish (rule: pieces).
  const isFixed = values.taken > 0;
  const address = (
    <PageUrlField
      label={isNew && isGroupGift ? words.urlLabel() : words.optionalUrlLabel()}
      hint={isActivity ? undefined : words.ideaHint()}
      preview={preview}
      isFirst={!isNew && !isActivity && !isFixed}
      fixed={isFixed ? words.lockedFieldHint() : undefined}
      {...getInputProps("url")}
      value={values.url}
    />
  );
  const name = (
    <div>
      {isNew ? (
        <WishNameField form={form} preview={preview} isNext={isNext} onAddNext={onAddNext} />
      ) : (
        <TextInput
          label={words.nameLabel()}
          maxLength={TEXT_LIMITS.label}
          disabled={isFixed}
          description={isFixed ? words.lockedFieldHint() : undefined}
          {...getInputProps("name")}
        />
      )}
      <FieldSuggestion
        product={product}
        what="name"
        proposed={product?.name ?? null}
        isTaken={values.name === product?.name}
        onTake={() => setValues({ name: product?.name ?? "" })}
        onLeave={() => setValues({ name: "" })}
      />
    </div>
  );
  const picture = (
    <PictureField
      label={words.pictureLabel()}
      imageUrl={values.imageUrl}
      onChange={(imageUrl) => setValues({ imageUrl })}
      onBusy={onBusy}
      error={form.errors.imageUrl}
    >
      {product?.imageUrl != null && product.imageUrl !== values.imageUrl && (
        <Button
          variant="default"
          size="sm"
          onClick={() => setValues({ imageUrl: product.imageUrl })}
        >
          {words.applyShopPictureButton()}
        </Button>
      )}
    </PictureField>
  );
  const note = (
    <Textarea
      label={words.noteLabel()}
      placeholder={isActivity ? words.activityNotePlaceholder() : words.giftNotePlaceholder()}
      autosize
      minRows={2}
      maxLength={TEXT_LIMITS.description}
      {...getInputProps("description")}
    />
  );
  const occasion = <OccasionField kidId={kidId} {...getInputProps("occasionId")} />;
  const hasPicture = values.imageUrl !== null || product?.imageUrl != null;
  return (
    <>
      {isNew && (
        <WishKindSwitch
          chosen={{ isActivity, isGroupGift }}
          onChange={(kind) =>
            setValues(proposedFor({ ...form.getValues(), ...kind }, product, currency))
          }
        />
      )}
      {isGroupGift && <GroupGiftHint kidId={kidId} />}
      {isNew && isActivity && !isGroupGift && (
        <p className={classes.hint}>{words.activityHint()}</p>
      )}
      {(isNew || isActivity) && name}
      {isNew && product && <WishPreviewCard store={product.store} values={values} />}
      {address}
      {!isNew && !isActivity && name}
      {isActivity ? (
        <FundingFields form={form} />
      ) : (
        <div className={classes.priceAndNumber}>
          <PriceField form={form} product={product} />
          <NumberField form={form} />
        </div>
      )}
      {isNew ? (
        <>
          {hasPicture && picture}
          <Button
            variant="subtle"
            className={classes.more}
            aria-expanded={isMore}
            onClick={() => setMore(!isMore)}
          >
            {words.showMoreFieldsButton()}
          </Button>
          {isMore && (
            <>
              {!hasPicture && picture}
              {note}
              {occasion}
            </>
          )}
        </>
      ) : (
        <>
          {picture}
          {note}
          {occasion}
        </>
      )}
      {isActivity && (isNew || !isDraft) && <PrioritySlotFields form={form} />}
    </>
  );
}

/** Renders the price field of a wish, with the shop's price as a suggestion. */
function PriceField({
  form: { values, setValues, getInputProps },
  product,
}: {
  form: FormFields<WishFormValues>;
  product: ProductPreviewData | null;
}) {
  return (
    <div>
      <TextInput
        label={words.priceLabel()}
        placeholder={words.pricePlaceholder()}
        maxLength={TEXT_LIMITS.price}
        {...getInputProps("price")}
      />
      <FieldSuggestion
        product={product}
        what="price"
        proposed={product?.price ?? null}
        isTaken={values.price === product?.price}
        onTake={() => setValues({ price: product?.price ?? "" })}
        onLeave={() => setValues({ price: "" })}
      />
    </div>
  );
}

/** Renders the select for the number of units. The minimum is the number of given and held units (rule: pieces). */
function NumberField({ form: { values, getInputProps } }: { form: FormFields<WishFormValues> }) {
  const least = Math.min(Math.max(values.taken, 1), MAX_WISH_QUANTITY);
  const numbers = Array.from({ length: MAX_WISH_QUANTITY - least + 1 }, (_, at) =>
    String(least + at),
  );
  return (
    <NativeSelect
      label={words.quantityLabel()}
      data={[...numbers, { value: UNLIMITED_QUANTITY_VALUE, label: anyQuantityLabel() }]}
      {...getInputProps("quantity")}
    />
  );
}

/** Renders the fields for an activity's goal and its received total (rule: activity-funding). */
function FundingFields({ form: { values, getInputProps } }: { form: FormFields<WishFormValues> }) {
  const currency = useCurrency();
  const amount = { type: "number", inputMode: "decimal", min: 0, step: 0.01 } as const;
  return (
    <>
      <TextInput
        label={values.isGroupGift ? words.costLabel() : words.fundingGoalLabel()}
        description={getAmountHint(currency)}
        {...amount}
        {...getInputProps("fundingGoal")}
      />
      <TextInput
        label={words.receivedAmountLabel()}
        description={words.getReceivedAmountHint(currency)}
        {...amount}
        {...getInputProps("fundingReceived")}
      />
    </>
  );
}

/**
 * Returns the form values with empty fields filled from a product preview. A group gift's goal is the product's price.
 */
function proposedFor(
  values: WishFormValues,
  product: ProductPreviewData | null,
  currency: Currency | undefined,
): Partial<WishFormValues> {
  const { isActivity, isGroupGift } = values;
  if (product === null) return { isActivity, isGroupGift };
  const cost = isGroupGift && product.price !== null ? parsePrice(product.price, currency) : null;
  return {
    isActivity,
    isGroupGift,
    name: values.name.trim() === "" ? product.name : values.name,
    price: values.price.trim() === "" ? (product.price ?? "") : values.price,
    imageUrl: values.imageUrl ?? product.imageUrl,
    ...(cost !== null && values.fundingGoal.trim() === "" && { fundingGoal: String(cost) }),
  };
}
