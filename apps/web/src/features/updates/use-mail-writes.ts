import { trpc } from "../../trpc.ts";
import { kidList, replaceEntry } from "../entries/list-cache.ts";

/** Returns the functions that stop an update's mails and that load their state again. */
export function useMailWrites(kidId: string) {
  const list = kidList(trpc.useUtils().updates.list, kidId);
  return {
    stop: trpc.updates.stopMail.useMutation({
      onSuccess: (answer) => list.write((entries) => replaceEntry(entries, answer)),
    }),
    reread: list.refresh,
  };
}
