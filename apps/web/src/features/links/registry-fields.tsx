import {
  completeWebAddress,
  LIMITS,
  REGISTRY_SERVICES,
  type RegistryService,
  registryServiceOf,
} from "@giftling/domain";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { SlotFields } from "../entries/slot-fields.tsx";
import { AddressField } from "../previews/address-field.tsx";
import { Proposal } from "../previews/proposal.tsx";
import { useProductPreview } from "../previews/use-product-preview.ts";
import type { RegistryValues } from "./registry-form.ts";

export const SERVICE_NAMES: Readonly<Record<RegistryService, string>> = {
  babylist: "Babylist",
  amazon: "Amazon",
  target: "Target",
  elfster: "Elfster",
  other: "Other",
};

const services = REGISTRY_SERVICES.map((value) => ({ value, label: SERVICE_NAMES[value] }));

/** What a registry consists of (spec section 5). Naming its page first fills in the rest. */
export function RegistryFields({ values, change, text }: EntryFieldsProps<RegistryValues>) {
  const preview = useProductPreview({
    start: values.url,
    withPicture: false,
    onFound: (found) => change(({ label }) => ({ label: label.trim() ? label : found.name })),
  });
  const { product } = preview;
  const address = text("url");
  return (
    <>
      <AddressField
        label="Web address"
        preview={preview}
        isFirst
        {...address}
        onChange={(event) => {
          address.onChange(event);
          const service = registryServiceOf(completeWebAddress(event.currentTarget.value));
          if (service !== null && !values.isServiceChosen) change({ service });
        }}
      />
      <NativeSelect
        label="Service"
        data={services}
        value={values.service}
        onChange={(event) => {
          const service = REGISTRY_SERVICES.find((known) => known === event.currentTarget.value);
          if (service) change({ service, isServiceChosen: true });
        }}
      />
      <div>
        <TextInput label="Label" maxLength={LIMITS.label} {...text("label")} />
        <Proposal
          product={product}
          what="label"
          proposed={product?.name ?? null}
          isTaken={values.label === product?.name}
          onTake={() => change({ label: product?.name ?? "" })}
          onLeave={() => change({ label: "" })}
        />
      </div>
      <Textarea
        label="Description (optional)"
        autosize
        minRows={2}
        maxLength={LIMITS.description}
        {...text("description")}
      />
      <SlotFields values={values} onChange={change} />
    </>
  );
}
