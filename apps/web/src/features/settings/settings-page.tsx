import type { UserView } from "@giftling/domain";
import { settingsLink } from "@giftling/messages/dashboard/menu";
import { useConfig } from "../../page-context.ts";
import { ParentShell } from "../shell/parent-shell.tsx";
import { AccountSection } from "./account-section.tsx";
import { BookmarkletSection } from "./bookmarklet-section.tsx";
import { CurrencySection } from "./currency-section.tsx";
import {
  CloseAccountSection,
  DataExportSection,
  LeaveFamilySection,
} from "./data-export-section.tsx";
import { DigestSection } from "./digest-section.tsx";
import { FamilyUrlSection } from "./family-url-section.tsx";
import { SETTINGS_GROUPS, SettingsGroup, SettingsIndex } from "./groups.tsx";
import { HubTitleSection } from "./hub-title-section.tsx";
import { LanguageSection } from "./language-section.tsx";
import { MailPreferencesCard, MailRepliesSection } from "./mail-preferences-card.tsx";
import { HandoverSection } from "./members/handover-section.tsx";
import { MembersSection } from "./members/members-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PrivacySection, SharingSection } from "./privacy-section.tsx";
import classes from "./settings.module.css";
import { SubscriptionSection } from "./subscription-section.tsx";
import { SurprisesSection } from "./surprises-section.tsx";
import { ThemeSection } from "./theme-section.tsx";

/** Renders /settings. Without billing, the page shows nothing about plans (rule: settings-page, billing-off). */
export function SettingsPage({ user, now }: { user: UserView; now: Date }) {
  const { billing } = useConfig();
  const familyUrl = user.familyUrl ?? "";
  return (
    <ParentShell title={settingsLink()} familyUrl={familyUrl}>
      <div className={classes.groups}>
        <SettingsIndex
          groups={billing ? SETTINGS_GROUPS : SETTINGS_GROUPS.filter((id) => id !== "plan")}
        />
        <div className={classes.sections}>
          <HandoverSection user={user} />
          <SettingsGroup id="family">
            <FamilyUrlSection user={user} />
            <MembersSection user={user} />
            <NameSection firstName={user.firstName} lastName={user.lastName} />
            <LanguageSection language={user.language} hubLanguage={user.hubLanguage} />
            <CurrencySection user={user} />
            <AccountSection email={user.email} kidCount={user.kidCount} />
            <BookmarkletSection />
          </SettingsGroup>
          <SettingsGroup id="hub">
            <ThemeSection user={user} />
            <HubTitleSection title={user.hubTitle} isPremium={user.isPremium} />
            <PrivacySection user={user} />
            <SurprisesSection />
            <SharingSection photoInPreviews={user.photoInPreviews} />
          </SettingsGroup>
          <SettingsGroup id="notifications">
            <MailPreferencesCard />
            <MailRepliesSection email={user.email} />
            <DigestSection isOn={user.sendsDigests} />
          </SettingsGroup>
          {billing && (
            <SettingsGroup id="plan">
              <SubscriptionSection user={user} now={now} />
            </SettingsGroup>
          )}
          <SettingsGroup id="data">
            <DataExportSection />
            {user.role === "owner" ? <CloseAccountSection /> : <LeaveFamilySection user={user} />}
          </SettingsGroup>
        </div>
      </div>
    </ParentShell>
  );
}
