import {
  type CreateOccasionInput,
  getVersion,
  type ParentOccasionView,
  type UpdateOccasionInput,
} from "@giftling/domain";
import * as words from "@giftling/messages/occasions/occasions";
import { createEntryDialogs, type EntryKindDefinition } from "../entries/entry-dialogs.tsx";
import { OccasionFields } from "./occasion-fields.tsx";
import {
  getOccasionFormValues,
  type OccasionFormValues,
  validateNewOccasion,
  validateOccasion,
} from "./occasion-form.ts";

const occasionKind: EntryKindDefinition<
  ParentOccasionView,
  OccasionFormValues,
  CreateOccasionInput,
  UpdateOccasionInput
> = {
  what: "occasion",
  place: "/dashboard/wishlist",
  values: getOccasionFormValues,
  checkNew: validateNewOccasion,
  checkEdit: validateOccasion,
  version: (entry) => getVersion("occasion", entry),
  Fields: OccasionFields,
  words: {
    addTitle: words.addOccasionLabel,
    submit: words.addOccasionButton,
    added: ({ name }) => words.occasionAddedConfirmation(name),
    editTitle: words.editOccasionTitle,
  },
};

export default createEntryDialogs(occasionKind);
