import type { MailPreferences } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { applyPatch } from "../entries/list-cache.ts";

/** Returns the parent's mail preferences, and a function that changes one of them. */
export function useMailPreferences() {
  const utils = trpc.useUtils();
  const update = trpc.account.updateMailPreferences.useMutation({
    // Merges only the changed preference, because another switch may be saving.
    onSuccess: (_answer, turned) =>
      utils.account.mailPreferences.setData(undefined, (all) => all && applyPatch(all, turned)),
  });
  return {
    query: trpc.account.mailPreferences.useQuery(),
    save: (turned: Partial<MailPreferences>) => update.mutateAsync(turned),
  };
}
