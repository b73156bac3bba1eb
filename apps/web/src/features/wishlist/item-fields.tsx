import { LIMITS } from "@giftling/domain";
import { Button, Checkbox, Textarea, TextInput } from "@mantine/core";
import type { EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { SlotFields } from "../entries/slot-fields.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import { AddressField } from "../previews/address-field.tsx";
import { Proposal } from "../previews/proposal.tsx";
import { type FoundProduct, useProductPreview } from "../previews/use-product-preview.ts";
import type { ItemValues } from "./item-form.ts";

/** What an item or an activity consists of (spec section 5). Naming its page first fills in the rest. */
export function ItemFields({
  values,
  change,
  text,
  problems,
  isNew,
  onBusy,
}: EntryFieldsProps<ItemValues>) {
  const { isActivity } = values;
  const preview = useProductPreview({
    start: values.url,
    withPicture: true,
    onFound: (product) => change((current) => proposedFor(current, product)),
  });
  const { product } = preview;
  const address = (
    <AddressField
      label={isActivity ? "Web address (optional)" : "Web address"}
      preview={preview}
      isFirst={!isActivity}
      {...text("url")}
    />
  );
  return (
    <>
      {isNew && (
        <Checkbox
          label="It's an activity"
          description="Lessons, a camp, a trip: relatives can chip in toward a goal."
          checked={isActivity}
          onChange={(event) => change({ isActivity: event.currentTarget.checked })}
        />
      )}
      {!isActivity && address}
      <div>
        <TextInput label="Name" maxLength={LIMITS.label} {...text("name")} />
        <Proposal
          product={product}
          what="name"
          proposed={product?.name ?? null}
          isTaken={values.name === product?.name}
          onTake={() => change({ name: product?.name ?? "" })}
          onLeave={() => change({ name: "" })}
        />
      </div>
      {isActivity && address}
      {isActivity ? (
        <TextInput
          label="Funding goal (optional)"
          description="In dollars"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          {...text("fundingGoal")}
        />
      ) : (
        <div>
          <TextInput
            label="Price (optional)"
            placeholder="about $30"
            maxLength={LIMITS.price}
            {...text("price")}
          />
          <Proposal
            product={product}
            what="price"
            proposed={product?.price ?? null}
            isTaken={values.price === product?.price}
            onTake={() => change({ price: product?.price ?? "" })}
            onLeave={() => change({ price: "" })}
          />
        </div>
      )}
      <PictureField
        label="Picture (optional)"
        imageUrl={values.imageUrl}
        onChange={(imageUrl) => change({ imageUrl })}
        onBusy={onBusy}
        error={problems.imageUrl}
      >
        {product?.imageUrl != null && product.imageUrl !== values.imageUrl && (
          <Button
            variant="default"
            size="sm"
            onClick={() => change({ imageUrl: product.imageUrl })}
          >
            Use the shop's picture
          </Button>
        )}
      </PictureField>
      <Textarea
        label="Note (optional)"
        placeholder={isActivity ? "What it is, and why" : "Size, color, or why"}
        autosize
        minRows={2}
        maxLength={LIMITS.description}
        {...text("description")}
      />
      {isActivity && <SlotFields values={values} onChange={change} />}
    </>
  );
}

/** Only what the parent left empty is filled in. */
function proposedFor(values: ItemValues, product: FoundProduct): Partial<ItemValues> {
  return {
    name: values.name.trim() === "" ? product.name : values.name,
    price: values.price.trim() === "" ? (product.price ?? "") : values.price,
    imageUrl: values.imageUrl ?? product.imageUrl,
  };
}
