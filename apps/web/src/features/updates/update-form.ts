import { createUpdateInput, editUpdateInput, type UpdateView } from "@giftling/domain";
import { checkInput } from "../../components/form/check-input.ts";

/** The fields of the update dialog, as typed; the picture as it is stored. */
export type UpdateValues = { title: string; content: string; imageUrl: string | null };

export const updateValues = (update?: UpdateView): UpdateValues => ({
  title: update?.title ?? "",
  content: update?.content ?? "",
  imageUrl: update?.imageUrl ?? null,
});

export const checkNewUpdate = (kidId: string, values: UpdateValues) =>
  checkInput(createUpdateInput, { kidId, ...values });

export const checkUpdate = (id: string, values: UpdateValues) =>
  checkInput(editUpdateInput, { id, ...values });
