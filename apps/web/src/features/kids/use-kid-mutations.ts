import type { ParentKidView, UpdateKidInput } from "@giftling/domain";
import { useMutation } from "@tanstack/react-query";
import { trpc } from "../../trpc.ts";
import {
  applyPatch,
  createDeleteMutationOptions,
  createOptimisticEditMutationOptions,
  type ListCache,
} from "../entries/lists/list-cache.ts";
import type { KidEdit } from "./form/kid-form.ts";

/** Returns the cache of the family's kids, and a function that changes the number of kids in the cached account. */
function useKidList() {
  const utils = trpc.useUtils();
  const cache = utils.kids.list;
  const list: ListCache<ParentKidView> = {
    cancel: () => cache.cancel(),
    read: () => cache.getData(),
    refresh: () => void cache.invalidate(),
    write: (change) => cache.setData(undefined, (kids) => kids && change(kids)),
  };
  const count = (by: number) =>
    utils.account.user.setData(
      undefined,
      (user) => user && { ...user, kidCount: user.kidCount + by },
    );
  return { list, count };
}

export function useAddKid() {
  const { list, count } = useKidList();
  return trpc.kids.create.useMutation({
    onSuccess: (added) => {
      list.write((kids) => [...kids, added]);
      count(1);
    },
  });
}

/** Returns the mutation that saves a kid's fields. A changed picture is saved in a second request. */
export function useEditKid() {
  const { list } = useKidList();
  const update = trpc.kids.update.useMutation(
    createOptimisticEditMutationOptions(list, (kid, edit: UpdateKidInput) => ({
      ...applyPatch(kid, edit),
      ...(edit.areSizesRight && { sizesCheckedAt: new Date().toISOString() }),
    })),
  );
  const setAvatar = trpc.kids.setAvatar.useMutation(
    createOptimisticEditMutationOptions(list, applyPatch),
  );
  return useMutation({
    mutationFn: async ({ fields, avatarUrl }: KidEdit) => {
      const { id, version } = fields;
      await update.mutateAsync(fields);
      if (avatarUrl !== undefined) await setAvatar.mutateAsync({ id, version, avatarUrl });
    },
  });
}

export function useReorderKids() {
  const { list } = useKidList();
  return trpc.kids.reorder.useMutation({ onSuccess: (ordered) => list.write(() => ordered) });
}

/** Returns the mutation that deletes a kid. `leave` navigates away before the kid disappears from the list. */
export function useDeleteKid(leave: () => Promise<void>) {
  const utils = trpc.useUtils();
  const { list, count } = useKidList();
  const drop = createDeleteMutationOptions(list, async () => {
    await leave();
    count(-1);
    void utils.kids.deleted.invalidate();
  });
  return trpc.kids.delete.useMutation(drop);
}

export function useRestoreKid() {
  const utils = trpc.useUtils();
  const { list, count } = useKidList();
  return trpc.kids.restore.useMutation({
    onSuccess: (restored) => {
      utils.kids.deleted.setData(undefined, (kids) => kids?.filter(({ id }) => id !== restored.id));
      if (list.read()?.some(({ id }) => id === restored.id)) return;
      list.write((kids) => [...kids, restored]);
      count(1);
      // Refetches the list, because the server restores the kid's former position.
      list.refresh();
    },
  });
}
