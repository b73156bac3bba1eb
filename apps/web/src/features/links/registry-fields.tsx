import { LIMITS, REGISTRY_SERVICES, type RegistryService } from "@giftling/domain";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { SlotFields } from "../dashboard/slot-fields.tsx";
import type { useEntryForm } from "../dashboard/use-entry-form.ts";
import type { RegistryValues } from "./registry-form.ts";

export const SERVICE_NAMES: Readonly<Record<RegistryService, string>> = {
  babylist: "Babylist",
  amazon: "Amazon",
  target: "Target",
  elfster: "Elfster",
  other: "Other",
};

const services = REGISTRY_SERVICES.map((value) => ({ value, label: SERVICE_NAMES[value] }));

type Form = Pick<
  ReturnType<typeof useEntryForm<RegistryValues, never>>,
  "values" | "change" | "text"
>;

/** What a registry consists of (spec section 5). */
export function RegistryFields({ values, change, text }: Form) {
  return (
    <>
      <NativeSelect
        label="Service"
        data={services}
        value={values.service}
        onChange={(event) => {
          const service = REGISTRY_SERVICES.find((known) => known === event.currentTarget.value);
          if (service) change({ service });
        }}
      />
      <TextInput label="Label" data-autofocus maxLength={LIMITS.label} {...text("label")} />
      <TextInput
        label="Web address"
        description="Paste it from your browser."
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.url}
        {...text("url")}
      />
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
