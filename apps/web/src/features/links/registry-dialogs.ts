import {
  type CreateRegistryLinkInput,
  type OwnRegistryLink,
  type UpdateRegistryLinkInput,
  versionOf,
} from "@giftling/domain";
import * as dialogWords from "@giftling/messages/links/dialogs";
import * as sectionWords from "@giftling/messages/links/sections";
import { type EntryKind, entryDialogs } from "../entries/entry-dialogs.tsx";
import { RegistryFields } from "./registry-fields.tsx";
import {
  checkNewRegistry,
  checkRegistry,
  type RegistryValues,
  registryValues,
} from "./registry-form.ts";
import { serviceNames } from "./registry-services.ts";

/** Configuration of the dialogs of gift registries. */
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
  names: () => Object.fromEntries(serviceNames()),
  Fields: RegistryFields,
  words: {
    addTitle: sectionWords.addARegistry,
    submit: dialogWords.addTheRegistry,
    added: ({ label }) => dialogWords.isAmongRegistries(label),
    editTitle: dialogWords.editTheRegistry,
  },
};

export default entryDialogs(registryKind);
