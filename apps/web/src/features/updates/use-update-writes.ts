import type { CreateUpdateInput, EditUpdateInput } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import type { EntryWrites } from "../entries/entry-section.tsx";
import { dropEntry, editAtOnce, ensureDeleted, kidList } from "../entries/list-cache.ts";

/** What can be done to a kid's updates, the newest of which stands first. */
export function useUpdateWrites(kidId: string): EntryWrites<CreateUpdateInput, EditUpdateInput> {
  const utils = trpc.useUtils();
  const { updates } = utils.client;
  const list = kidList(utils.updates.list, kidId);
  return {
    add: async (input, idempotencyKey) => {
      const added = await updates.create.mutate(input, { context: { idempotencyKey } });
      list.write((entries) => [added, ...entries]);
    },
    edit: (input) =>
      editAtOnce(
        list,
        input.id,
        ({ imageUrl: shown, imageWidth, imageHeight, ...before }) => {
          const imageUrl = input.imageUrl === undefined ? shown : input.imageUrl;
          // The size of another picture is the server's to tell.
          const size =
            imageUrl === shown
              ? { imageWidth, imageHeight }
              : { imageWidth: null, imageHeight: null };
          const { title = before.title, content = before.content } = input;
          return { ...before, title, content, imageUrl, ...size };
        },
        () => updates.update.mutate(input),
      ),
    remove: async (id) => {
      await ensureDeleted(() => updates.delete.mutate({ id }));
      dropEntry(list, id);
    },
  };
}
