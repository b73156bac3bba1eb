import type { CreateUpdateInput, EditUpdateInput, UpdateView } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { dropEntry, editAtOnce, type ListCache } from "../dashboard/list-cache.ts";

/** What can be done to a kid's updates; each write changes exactly what it wrote (decision D32). */
export function useUpdateWrites(kidId: string) {
  const utils = trpc.useUtils();
  const cache = utils.updates.list;
  const list: ListCache<UpdateView> = {
    cancel: () => cache.cancel({ kidId }),
    read: () => cache.getData({ kidId }),
    write: (change) => cache.setData({ kidId }, (updates) => updates && change(updates)),
  };
  return {
    add: async (input: CreateUpdateInput, idempotencyKey: string) => {
      const context = { idempotencyKey };
      const added = await utils.client.updates.create.mutate(input, { context });
      list.write((updates) => [added, ...updates]);
    },
    edit: (input: EditUpdateInput) =>
      editAtOnce(
        list,
        input.id,
        (before) => ({
          ...before,
          title: input.title ?? before.title,
          content: input.content ?? before.content,
        }),
        () => utils.client.updates.update.mutate(input),
      ),
    remove: async (id: string) => {
      await utils.client.updates.delete.mutate({ id });
      dropEntry(list, id);
    },
  };
}
