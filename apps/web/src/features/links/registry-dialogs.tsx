import {
  completeUrl,
  createRegistryLinkInput,
  getRegistryService,
  getResourceVersion,
  type RegistryLinkView,
  type RegistryService,
  TEXT_LIMITS,
  updateRegistryLinkInput,
} from "@giftling/domain";
import * as fieldWords from "@giftling/messages/links/fields";
import * as words from "@giftling/messages/links/kinds";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { validateInput } from "../../components/form/validate-input.ts";
import { createEntryDialogs, type EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { PrioritySlotFields } from "../entries/priorities/slot-fields.tsx";
import {
  getPrioritySlotPatch,
  getPrioritySlotValues,
  type PrioritySlotValues,
} from "../entries/priorities/slot-values.ts";
import { FieldSuggestion } from "../previews/field-suggestion.tsx";
import { PageUrlField } from "../previews/page-url-field.tsx";
import { useProductPreview } from "../previews/use-product-preview.ts";
import { listRegistryServiceNames } from "./registry-services.ts";

/** Values of the form for a registry link, as typed. */
type RegistryFormValues = PrioritySlotValues & {
  service: RegistryService;
  /**
   * Whether the registry service is fixed, so that another URL does not change the service. True for an existing link,
   * and after the parent selected a service.
   */
  isServiceChosen: boolean;
  label: string;
  url: string;
  description: string;
};

function getRegistryFormValues(link?: RegistryLinkView): RegistryFormValues {
  return {
    service: link?.service ?? "babylist",
    isServiceChosen: link !== undefined,
    label: link?.label ?? "",
    url: link?.url ?? "",
    description: link?.description ?? "",
    ...getPrioritySlotValues(link),
  };
}

const getFields = (values: RegistryFormValues) => ({
  service: values.service,
  label: values.label,
  url: completeUrl(values.url),
  description: values.description,
  ...getPrioritySlotPatch(values),
});

/**
 * Renders the fields of a registry link. The typed URL determines the service. The page at the URL determines the label
 * (rule: registry-links).
 */
function RegistryFields({ form }: EntryFieldsProps<RegistryFormValues>) {
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
        label={fieldWords.urlLabel()}
        preview={preview}
        isFirst
        {...address}
        value={url}
        onChange={(event) => {
          address.onChange(event);
          const known = getRegistryService(completeUrl(event.currentTarget.value));
          if (known !== null && !isServiceChosen) form.setValues({ service: known });
        }}
      />
      <NativeSelect
        label={fieldWords.serviceLabel()}
        data={listRegistryServiceNames().map(([value, name]) => ({ value, label: name }))}
        {...service}
        onChange={(event) => {
          service.onChange(event);
          form.setValues({ isServiceChosen: true });
        }}
      />
      <div>
        <TextInput
          label={fieldWords.linkNameLabel()}
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
        label={fieldWords.descriptionLabel()}
        autosize
        minRows={2}
        maxLength={TEXT_LIMITS.description}
        {...form.getInputProps("description")}
      />
      <PrioritySlotFields form={form} />
    </>
  );
}

export default createEntryDialogs({
  what: "registry",
  place: "/dashboard/giving",
  values: getRegistryFormValues,
  checkNew: (kidId, values) =>
    validateInput(createRegistryLinkInput, { kidId, ...getFields(values) }),
  checkEdit: (id, values) => validateInput(updateRegistryLinkInput, { id, ...getFields(values) }),
  version: (entry) => getResourceVersion("registryLink", entry),
  names: () => Object.fromEntries(listRegistryServiceNames()),
  Fields: RegistryFields,
  words: {
    addTitle: words.addRegistryLabel,
    submit: words.addRegistryButton,
    added: ({ label }) => words.registryAddedConfirmation(label),
    editTitle: words.editRegistryLinkTitle,
  },
});
