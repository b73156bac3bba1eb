import {
  type CreateRegistryLinkInput,
  type OwnRegistryLink,
  type UpdateRegistryLinkInput,
  versionOf,
} from "@giftling/domain";
import { type EntryKind, entryDialogs } from "../entries/entry-dialogs.tsx";
import { RegistryFields } from "./registry-fields.tsx";
import {
  checkNewRegistry,
  checkRegistry,
  type RegistryValues,
  registryValues,
} from "./registry-form.ts";
import { SERVICE_NAMES } from "./registry-services.ts";

/** A gift registry elsewhere. */
const registryKind: EntryKind<
  OwnRegistryLink,
  RegistryValues,
  CreateRegistryLinkInput,
  UpdateRegistryLinkInput
> = {
  what: "registry",
  place: "/dashboard/giving",
  values: registryValues,
  checkNew: checkNewRegistry,
  checkEdit: checkRegistry,
  version: (entry) => versionOf("registryLink", entry),
  names: SERVICE_NAMES,
  Fields: RegistryFields,
  words: {
    addTitle: () => "Add a registry",
    submit: "Add the registry",
    added: ({ label }) => `“${label}” is among the registries`,
    editTitle: () => "Edit the registry",
    noun: "registry",
  },
};

export default entryDialogs(registryKind);
