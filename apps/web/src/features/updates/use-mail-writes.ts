import { trpc } from "../../trpc.ts";
import { createKidListCache, replaceEntry } from "../entries/list-cache.ts";

/** Returns the functions that stop an update's mails and that load their state again. */
export function useUpdateMailMutations(kidId: string) {
  const list = createKidListCache(trpc.useUtils().updates.list, kidId);
  return {
    stop: trpc.updates.stopMail.useMutation({
      onSuccess: (answer) => list.write((entries) => replaceEntry(entries, answer)),
    }),
    reread: list.refresh,
  };
}
