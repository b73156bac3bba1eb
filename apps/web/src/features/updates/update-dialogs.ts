import {
  type CreateUpdateInput,
  type EditUpdateInput,
  type OwnUpdate,
  versionOf,
} from "@giftling/domain";
import * as dialogWords from "@giftling/messages/updates/dialogs";
import * as sectionWords from "@giftling/messages/updates/section";
import { type EntryKind, entryDialogs } from "../entries/entry-dialogs.tsx";
import { UpdateFields } from "./update-fields.tsx";
import { checkNewUpdate, checkUpdate, type UpdateValues, updateValues } from "./update-form.ts";

/** Configuration of the dialogs of updates. */
const updateKind: EntryKind<OwnUpdate, UpdateValues, CreateUpdateInput, EditUpdateInput> = {
  what: "update",
  place: "/dashboard/news",
  values: updateValues,
  checkNew: checkNewUpdate,
  checkEdit: checkUpdate,
  version: (entry) => versionOf("update", entry),
  Fields: UpdateFields,
  words: {
    addTitle: sectionWords.addAnUpdate,
    submit: dialogWords.postTheUpdate,
    added: ({ title }) => dialogWords.isPosted(title),
    editTitle: dialogWords.editTheUpdate,
  },
};

export default entryDialogs(updateKind);
