import {
  type CreateUpdateInput,
  type EditUpdateInput,
  type OwnUpdate,
  versionOf,
} from "@giftling/domain";
import { type EntryKind, entryDialogs } from "../entries/entry-dialogs.tsx";
import { UpdateFields } from "./update-fields.tsx";
import { checkNewUpdate, checkUpdate, type UpdateValues, updateValues } from "./update-form.ts";

/** Family news. */
const updateKind: EntryKind<OwnUpdate, UpdateValues, CreateUpdateInput, EditUpdateInput> = {
  what: "update",
  place: "/dashboard/news",
  values: updateValues,
  checkNew: checkNewUpdate,
  checkEdit: checkUpdate,
  version: (entry) => versionOf("update", entry),
  Fields: UpdateFields,
  words: {
    addTitle: () => "Add an update",
    submit: "Post the update",
    added: ({ title }) => `“${title}” is posted`,
    editTitle: () => "Edit the update",
    noun: "update",
  },
};

export default entryDialogs(updateKind);
