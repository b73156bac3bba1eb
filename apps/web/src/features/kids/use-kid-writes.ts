import type { CreateKidInput, KidView } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { dropEntry, editAtOnce, ensureDeleted, type ListCache } from "../entries/list-cache.ts";
import type { KidEdit } from "./form/kid-form.ts";

/** What can be done to a family's children; each write changes exactly what it wrote (decision D32). */
export function useKidWrites() {
  const utils = trpc.useUtils();
  const cache = utils.kids.list;
  const list: ListCache<KidView> = {
    cancel: () => cache.cancel(),
    read: () => cache.getData(),
    write: (change) => cache.setData(undefined, (kids) => kids && change(kids)),
  };
  const count = (by: number) =>
    utils.account.user.setData(
      undefined,
      (user) => user && { ...user, kidCount: user.kidCount + by },
    );
  return {
    add: async (input: CreateKidInput, idempotencyKey: string): Promise<KidView> => {
      const context = { idempotencyKey };
      const added = await utils.client.kids.create.mutate(input, { context });
      list.write((kids) => [...kids, added]);
      count(1);
      return added;
    },
    edit: async ({ fields, avatarUrl }: KidEdit): Promise<void> => {
      const { id, firstName } = fields;
      await editAtOnce(
        list,
        id,
        (before) => ({
          ...before,
          firstName: firstName ?? before.firstName,
          grade: fields.grade ?? null,
          schoolType: fields.schoolType ?? null,
          bio: fields.bio ?? null,
          birthdayMonth: fields.birthdayMonth ?? null,
          birthdayDay: fields.birthdayDay ?? null,
        }),
        () => utils.client.kids.update.mutate(fields),
      );
      if (list.read()?.find((kid) => kid.id === id)?.avatarUrl === avatarUrl) return;
      await editAtOnce(
        list,
        id,
        (before) => ({ ...before, avatarUrl }),
        () => utils.client.kids.setAvatar.mutate({ id, avatarUrl }),
      );
    },
    reorder: async (kidIds: string[]): Promise<void> => {
      const ordered = await utils.client.kids.reorder.mutate({ kidIds });
      list.write(() => ordered);
    },
    /** Deletes the child for good; `leave` takes the page to another child before this one goes from the list. */
    remove: async (id: string, leave: () => Promise<void>): Promise<void> => {
      await ensureDeleted(() => utils.client.kids.delete.mutate({ id }));
      await leave();
      dropEntry(list, id);
      count(-1);
    },
  };
}
