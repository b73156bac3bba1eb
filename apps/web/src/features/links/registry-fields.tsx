import { completeWebAddress, LIMITS, REGISTRY_SERVICES, registryServiceOf } from "@giftling/domain";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { SlotFields } from "../entries/slot-fields.tsx";
import { AddressField } from "../previews/address-field.tsx";
import { Proposal } from "../previews/proposal.tsx";
import { useProductPreview } from "../previews/use-product-preview.ts";
import type { RegistryValues } from "./registry-form.ts";
import { SERVICE_NAMES } from "./registry-services.ts";

const services = REGISTRY_SERVICES.map((value) => ({ value, label: SERVICE_NAMES[value] }));

/** What a registry consists of (rule: registry-links). Naming its page first fills in the rest. */
export function RegistryFields({ form }: EntryFieldsProps<RegistryValues>) {
  const { url, label, isServiceChosen } = form.values;
  const preview = useProductPreview({
    start: url,
    withPicture: false,
    // An answer comes long after the question: what was typed meanwhile stays.
    onFound: (found) => {
      if (form.getValues().label.trim() === "") form.setValues({ label: found.name });
    },
  });
  const { product } = preview;
  const address = form.getInputProps("url");
  const service = form.getInputProps("service");
  return (
    <>
      <AddressField
        label="Web address"
        preview={preview}
        isFirst
        {...address}
        value={url}
        onChange={(event) => {
          address.onChange(event);
          const known = registryServiceOf(completeWebAddress(event.currentTarget.value));
          if (known !== null && !isServiceChosen) form.setValues({ service: known });
        }}
      />
      <NativeSelect
        label="Service"
        data={services}
        {...service}
        onChange={(event) => {
          service.onChange(event);
          form.setValues({ isServiceChosen: true });
        }}
      />
      <div>
        <TextInput label="Label" maxLength={LIMITS.label} {...form.getInputProps("label")} />
        <Proposal
          product={product}
          what="label"
          proposed={product?.name ?? null}
          isTaken={label === product?.name}
          onTake={() => form.setValues({ label: product?.name ?? "" })}
          onLeave={() => form.setValues({ label: "" })}
        />
      </div>
      <Textarea
        label="Description (optional)"
        autosize
        minRows={2}
        maxLength={LIMITS.description}
        {...form.getInputProps("description")}
      />
      <SlotFields form={form} />
    </>
  );
}
