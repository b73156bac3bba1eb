import { completeWebAddress, getRegistryService, TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/links/dialogs";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { EntryFieldsProps } from "../entries/entry-dialog.tsx";
import { PrioritySlotFields } from "../entries/priorities/slot-fields.tsx";
import { FieldSuggestion } from "../previews/field-suggestion.tsx";
import { PageUrlField } from "../previews/page-url-field.tsx";
import { useProductPreview } from "../previews/use-product-preview.ts";
import type { RegistryFormValues } from "./registry-form.ts";
import { listServiceNames } from "./registry-services.ts";

/**
 * Renders the fields of a registry link. The typed URL determines the service. The page at the URL determines the label
 * (rule: registry-links).
 */
export function RegistryFields({ form }: EntryFieldsProps<RegistryFormValues>) {
  const { url, label, isServiceChosen } = form.values;
  const preview = useProductPreview({
    start: url,
    withPicture: false,
    // Does not replace a label typed before the response arrived.
    onFound: (found) => {
      if (form.getValues().label.trim() === "") form.setValues({ label: found.name });
    },
  });
  const { product } = preview;
  const address = form.getInputProps("url");
  const service = form.getInputProps("service");
  return (
    <>
      <PageUrlField
        label={words.urlLabel()}
        preview={preview}
        isFirst
        {...address}
        value={url}
        onChange={(event) => {
          address.onChange(event);
          const known = getRegistryService(completeWebAddress(event.currentTarget.value));
          if (known !== null && !isServiceChosen) form.setValues({ service: known });
        }}
      />
      <NativeSelect
        label={words.serviceLabel()}
        data={listServiceNames().map(([value, name]) => ({ value, label: name }))}
        {...service}
        onChange={(event) => {
          service.onChange(event);
          form.setValues({ isServiceChosen: true });
        }}
      />
      <div>
        <TextInput
          label={words.linkNameLabel()}
          maxLength={TEXT_LIMITS.label}
          {...form.getInputProps("label")}
        />
        <FieldSuggestion
          product={product}
          what="label"
          proposed={product?.name ?? null}
          isTaken={label === product?.name}
          onTake={() => form.setValues({ label: product?.name ?? "" })}
          onLeave={() => form.setValues({ label: "" })}
        />
      </div>
      <Textarea
        label={words.descriptionLabel()}
        autosize
        minRows={2}
        maxLength={TEXT_LIMITS.description}
        {...form.getInputProps("description")}
      />
      <PrioritySlotFields form={form} />
    </>
  );
}
