import type { UserView } from "@giftling/domain";
import { useConfig } from "../../use-config.ts";
import { ParentShell } from "../shell/parent-shell.tsx";
import { AccountSection } from "./account-section.tsx";
import { DangerSection } from "./danger-section.tsx";
import { DataSection } from "./data-section.tsx";
import { FamilyUrlSection } from "./family-url-section.tsx";
import { MailPreferencesCard } from "./mail-preferences-card.tsx";
import { NameSection } from "./name-section.tsx";
import { PrivacySection } from "./privacy-section.tsx";
import classes from "./settings.module.css";
import { SharingSection } from "./sharing-section.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";
import { ThemeSection } from "./theme-section.tsx";

/** /settings (rule: settings-page). Without billing nothing about plans is on it (rule: billing-off). */
export function SettingsPage({ user, now }: { user: UserView; now: Date }) {
  const { billing } = useConfig();
  const familyUrl = user.familyUrl ?? "";
  return (
    <ParentShell title="Settings" familyUrl={familyUrl}>
      <div className={classes.sections}>
        <FamilyUrlSection familyUrl={familyUrl} formerUrls={user.formerFamilyUrls} />
        <NameSection firstName={user.firstName} lastName={user.lastName} />
        <ThemeSection user={user} />
        <PrivacySection user={user} />
        <SharingSection photoInPreviews={user.photoInPreviews} />
        <MailPreferencesCard />
        <AccountSection email={user.email} kidCount={user.kidCount} />
        {billing && <SubscriptionSection user={user} now={now} />}
        <DataSection />
        <DangerSection />
      </div>
    </ParentShell>
  );
}
