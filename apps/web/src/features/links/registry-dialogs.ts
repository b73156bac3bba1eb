import type {
  CreateRegistryLinkInput,
  OwnRegistryLink,
  UpdateRegistryLinkInput,
} from "@giftling/domain";
import { type EntryKind, entryDialogs } from "../entries/entry-dialogs.tsx";
import { RegistryFields } from "./registry-fields.tsx";
import {
  checkNewRegistry,
  checkRegistry,
  type RegistryValues,
  registryValues,
} from "./registry-form.ts";

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
