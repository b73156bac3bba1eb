import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/hub";
import { themeTitle } from "@giftling/messages/themes/themes";
import { trpc } from "../../trpc.ts";
import { ThemeForm } from "../theme/theme-form.tsx";
import { QueryStatus } from "./query-status.tsx";
import { SettingSection } from "./setting-section.tsx";

export function ThemeSection({ user }: { user: Pick<UserView, "isPremium" | "familyUrl"> }) {
  const query = trpc.account.theme.useQuery();
  return (
    <SettingSection title={themeTitle()} lead={words.themeDescription()} isOnly>
      <QueryStatus query={query} errorTitle={words.themeLoadErrorTitle()} height={520} />
      {query.data && (
        <ThemeForm view={query.data} isPremium={user.isPremium} familyUrl={user.familyUrl ?? ""} />
      )}
    </SettingSection>
  );
}
