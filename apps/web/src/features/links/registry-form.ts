import {
  completeWebAddress,
  createRegistryLinkInput,
  type RegistryLinkView,
  type RegistryService,
  updateRegistryLinkInput,
} from "@giftling/domain";
import { validateInput } from "../../components/form/validate-input.ts";
import {
  getSlotPatch,
  getSlotValues,
  type PrioritySlotValues,
} from "../entries/priorities/slot-values.ts";

/** Values of the form for a registry link, as typed. */
export type RegistryFormValues = PrioritySlotValues & {
  service: RegistryService;
  /**
   * Whether a typed URL no longer changes the registry service. True for an existing link, and after the parent
   * selected a service.
   */
  isServiceChosen: boolean;
  label: string;
  url: string;
  description: string;
};

export function getRegistryFormValues(link?: RegistryLinkView): RegistryFormValues {
  return {
    service: link?.service ?? "babylist",
    isServiceChosen: link !== undefined,
    label: link?.label ?? "",
    url: link?.url ?? "",
    description: link?.description ?? "",
    ...getSlotValues(link),
  };
}

const getFields = (values: RegistryFormValues) => ({
  service: values.service,
  label: values.label,
  url: completeWebAddress(values.url),
  description: values.description,
  ...getSlotPatch(values),
});

export const validateNewRegistry = (kidId: string, values: RegistryFormValues) =>
  validateInput(createRegistryLinkInput, { kidId, ...getFields(values) });

export const validateRegistry = (id: string, values: RegistryFormValues) =>
  validateInput(updateRegistryLinkInput, { id, ...getFields(values) });
