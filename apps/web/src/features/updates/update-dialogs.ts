import {
  type CreateUpdateInput,
  type EditUpdateInput,
  getResourceVersion,
  type ParentUpdateView,
} from "@giftling/domain";
import * as dialogWords from "@giftling/messages/updates/dialogs";
import * as sectionWords from "@giftling/messages/updates/section";
import { createEntryDialogs, type EntryDialogsConfig } from "../entries/entry-dialogs.tsx";
import { UpdateFields } from "./update-fields.tsx";
import {
  getUpdateFormValues,
  type UpdateFormValues,
  validateNewUpdate,
  validateUpdate,
} from "./update-form.ts";

const updateKind: EntryDialogsConfig<
  ParentUpdateView,
  UpdateFormValues,
  CreateUpdateInput,
  EditUpdateInput
> = {
  what: "update",
  place: "/dashboard/news",
  values: getUpdateFormValues,
  checkNew: validateNewUpdate,
  checkEdit: validateUpdate,
  version: (entry) => getResourceVersion("update", entry),
  Fields: UpdateFields,
  words: {
    addTitle: sectionWords.addUpdateButton,
    submit: dialogWords.postUpdateButton,
    added: ({ title }) => dialogWords.updatePostedConfirmation(title),
    editTitle: dialogWords.editUpdateTitle,
  },
};

export default createEntryDialogs(updateKind);
