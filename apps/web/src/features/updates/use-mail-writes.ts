import { trpc } from "../../trpc.ts";
import { exchanged, kidList } from "../entries/list-cache.ts";

/** Returns the writes of an update's mails: stopping them, and loading their state. */
export function useMailWrites(kidId: string) {
  const list = kidList(trpc.useUtils().updates.list, kidId);
  return {
    stop: trpc.updates.stopMail.useMutation({
      onSuccess: (answer) => list.write((entries) => exchanged(entries, answer)),
    }),
    reread: list.refresh,
  };
}
