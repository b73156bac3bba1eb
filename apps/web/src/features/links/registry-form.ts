import {
  completeWebAddress,
  createRegistryLinkInput,
  type RegistryLinkView,
  type RegistryService,
  updateRegistryLinkInput,
} from "@giftling/domain";
import { checkInput } from "../../components/form/check-input.ts";
import { type SlotValues, slotPatch, slotValues } from "../entries/slot-values.ts";

/** Fields of the registry dialog, as typed. */
export type RegistryValues = SlotValues & {
  service: RegistryService;
  /** True when the parent selected the service. A typed URL then no longer changes it. */
  isServiceChosen: boolean;
  label: string;
  url: string;
  description: string;
};

export function registryValues(link?: RegistryLinkView): RegistryValues {
  return {
    service: link?.service ?? "babylist",
    isServiceChosen: link !== undefined,
    label: link?.label ?? "",
    url: link?.url ?? "",
    description: link?.description ?? "",
    ...slotValues(link),
  };
}

const fieldsOf = (values: RegistryValues) => ({
  service: values.service,
  label: values.label,
  url: completeWebAddress(values.url),
  description: values.description,
  ...slotPatch(values),
});

export const checkNewRegistry = (kidId: string, values: RegistryValues) =>
  checkInput(createRegistryLinkInput, { kidId, ...fieldsOf(values) });

export const checkRegistry = (id: string, values: RegistryValues) =>
  checkInput(updateRegistryLinkInput, { id, ...fieldsOf(values) });
