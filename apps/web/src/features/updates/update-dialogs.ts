import { getResourceVersion } from "@giftling/domain";
import * as dialogWords from "@giftling/messages/updates/dialogs";
import * as sectionWords from "@giftling/messages/updates/section";
import { createEntryDialogs } from "../entries/entry-dialogs.tsx";
import { UpdateFields } from "./update-fields.tsx";
import { getUpdateFormValues, validateNewUpdate, validateUpdate } from "./update-form.ts";

export default createEntryDialogs({
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
});
