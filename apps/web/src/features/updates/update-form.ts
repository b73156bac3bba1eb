import {
  createUpdateInput,
  editUpdateInput,
  previewUpdateInput,
  type UpdateView,
} from "@giftling/domain";
import { checkInput } from "../../components/form/check-input.ts";

/** The fields of the update dialog, as typed; the picture as it is stored. `notify`: of a new one, whether it goes by mail. */
export type UpdateValues = {
  title: string;
  content: string;
  imageUrl: string | null;
  notify: boolean;
};

export const updateValues = (update?: UpdateView): UpdateValues => ({
  title: update?.title ?? "",
  content: update?.content ?? "",
  imageUrl: update?.imageUrl ?? null,
  // One that was deleted elsewhere and is added again may have been mailed already.
  notify: update === undefined,
});

export const checkNewUpdate = (kidId: string, values: UpdateValues) =>
  checkInput(createUpdateInput, { kidId, ...values });

export const checkUpdate = (id: string, { notify: _notify, ...fields }: UpdateValues) =>
  checkInput(editUpdateInput, { id, ...fields });

export const checkPreview = (kidId: string, { notify: _notify, ...fields }: UpdateValues) =>
  checkInput(previewUpdateInput, { kidId, ...fields });
