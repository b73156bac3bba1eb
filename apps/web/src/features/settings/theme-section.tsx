import type { UserView } from "@giftling/domain";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { trpc } from "../../trpc.ts";
import { ThemeForm } from "../theme/theme-form.tsx";
import { Setting } from "./setting.tsx";

/** The theme of the family's hub (rule: hub-themes). */
export function ThemeSection({ user }: { user: Pick<UserView, "isPremium" | "familyUrl"> }) {
  const query = trpc.account.theme.useQuery();
  return (
    <Setting
      title="Your hub's look"
      lead="Colors, and what is drawn around your child's face. Words stay easy to read whatever you choose."
    >
      {query.isError && (
        <ErrorState
          title="Your hub's look didn't load"
          message="Everything is safe. Please try again."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={520} />}
      {query.data && (
        <ThemeForm view={query.data} isPremium={user.isPremium} familyUrl={user.familyUrl ?? ""} />
      )}
    </Setting>
  );
}
