import type { UserView } from "@giftling/domain";
import { sectionLoadErrorMessage } from "@giftling/messages/entries/list";
import * as words from "@giftling/messages/settings/hub";
import { themeTitle } from "@giftling/messages/themes/themes";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { trpc } from "../../trpc.ts";
import { ThemeForm } from "../theme/theme-form.tsx";
import { SettingSection } from "./setting-section.tsx";

export function ThemeSection({ user }: { user: Pick<UserView, "isPremium" | "familyUrl"> }) {
  const query = trpc.account.theme.useQuery();
  return (
    <SettingSection title={themeTitle()} lead={words.themeDescription()} isOnly>
      {query.isError && (
        <ErrorState
          title={words.themeLoadErrorTitle()}
          message={sectionLoadErrorMessage()}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={520} />}
      {query.data && (
        <ThemeForm view={query.data} isPremium={user.isPremium} familyUrl={user.familyUrl ?? ""} />
      )}
    </SettingSection>
  );
}
