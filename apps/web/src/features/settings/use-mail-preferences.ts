import type { MailPreferences } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { patched } from "../entries/list-cache.ts";

/** What the parent chose about mail, and the way to change a part of it. */
export function useMailPreferences() {
  const utils = trpc.useUtils();
  const update = trpc.account.updateMailPreferences.useMutation({
    // What was turned alone: another switch may be on its way.
    onSuccess: (_answer, turned) =>
      utils.account.mailPreferences.setData(undefined, (all) => all && patched(all, turned)),
  });
  return {
    query: trpc.account.mailPreferences.useQuery(),
    save: (turned: Partial<MailPreferences>) => update.mutateAsync(turned),
  };
}
