import {
  type CreateRegistryLinkInput,
  getVersion,
  type ParentRegistryLinkView,
  type UpdateRegistryLinkInput,
} from "@giftling/domain";
import * as dialogWords from "@giftling/messages/links/dialogs";
import * as sectionWords from "@giftling/messages/links/sections";
import { createEntryDialogs, type EntryKindDefinition } from "../entries/entry-dialogs.tsx";
import { RegistryFields } from "./registry-fields.tsx";
import {
  getRegistryFormValues,
  type RegistryFormValues,
  validateNewRegistry,
  validateRegistry,
} from "./registry-form.ts";
import { listServiceNames } from "./registry-services.ts";

const registryKind: EntryKindDefinition<
  ParentRegistryLinkView,
  RegistryFormValues,
  CreateRegistryLinkInput,
  UpdateRegistryLinkInput
> = {
  what: "registry",
  place: "/dashboard/giving",
  values: getRegistryFormValues,
  checkNew: validateNewRegistry,
  checkEdit: validateRegistry,
  version: (entry) => getVersion("registryLink", entry),
  names: () => Object.fromEntries(listServiceNames()),
  Fields: RegistryFields,
  words: {
    addTitle: sectionWords.addRegistryLabel,
    submit: dialogWords.addRegistryButton,
    added: ({ label }) => dialogWords.registryAddedConfirmation(label),
    editTitle: dialogWords.editRegistryTitle,
  },
};

export default createEntryDialogs(registryKind);
