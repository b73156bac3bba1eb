import {
  type ConfigView,
  MAIL_PREFERENCE_NAMES,
  type MailPreference,
  type MailPreferences,
} from "@giftling/domain";
import * as words from "@giftling/messages/settings/mail";
import { EmailAddressText } from "../../components/email-address-text.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { useConfig } from "../../page-context.ts";
import { trpc } from "../../trpc.ts";
import { applyPatch } from "../entries/lists/list-cache.ts";
import { AutoSaveSwitch, useSharingSwitch } from "./auto-save-switch.tsx";
import { QueryStatus } from "./query-status.tsx";
import { SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";

/** Returns the query of the mail preferences, and a function that returns the props of a switch. */
function useMailPreferences() {
  const utils = trpc.useUtils();
  const query = trpc.account.mailPreferences.useQuery();
  const update = trpc.account.updateMailPreferences.useMutation({
    // Merges only the changed preference, because another switch may be saving at the same time.
    onSuccess: (_answer, turned) =>
      utils.account.mailPreferences.setData(undefined, (all) => all && applyPatch(all, turned)),
  });
  return {
    query,
    getSwitchProps: (name: keyof MailPreferences) => ({
      name,
      save: (isOn: boolean) => update.mutateAsync({ [name]: isOn }),
      reload: async () => (await query.refetch()).data?.[name],
    }),
  };
}

/**
 * Returns whether the server sends a kind of mail. A trial reminder requires billing. A referral mail requires billing
 * and open sign-ups (rule: sign-ups).
 */
export function isMailPreferenceAvailable(
  name: MailPreference,
  { billing, signUps }: ConfigView,
): boolean {
  if (name === "referralReward") return billing && signUps === "open";
  return billing || name !== "trialReminders";
}

export function MailPreferencesCard() {
  const { query, getSwitchProps } = useMailPreferences();
  const config = useConfig();
  return (
    <SettingSection title={words.mailPreferencesTitle()} lead={words.mailPreferencesDescription()}>
      <QueryStatus query={query} errorTitle={words.mailPreferencesLoadErrorTitle()} height={180} />
      {query.data?.hasMailServer === false && (
        <p className={classes.note}>{words.noMailServerNote()}</p>
      )}
      {query.data && (
        <div className={classes.switches}>
          {MAIL_PREFERENCE_NAMES.filter((name) => isMailPreferenceAvailable(name, config)).map(
            (name) => (
              <AutoSaveSwitch
                key={name}
                {...getSwitchProps(name)}
                label={words.getMailSwitchLabel(name)}
                description={words.getMailSwitchDescription(name)}
                isOn={query.data[name]}
              />
            ),
          )}
        </div>
      )}
    </SettingSection>
  );
}

/**
 * Renders the switch for relatives' replies, which reveal the parent's e-mail address. `MailPreferencesCard` shows the
 * error of the shared query (rule: replies).
 */
export function MailRepliesSection({ email }: { email: string }) {
  const { query, getSwitchProps } = useMailPreferences();
  if (query.isError) return null;
  return (
    <SettingSection title={words.repliesTitle()} lead={words.repliesDescription()}>
      {query.isPending && <Skeleton height={72} />}
      {query.data && email === "" && <p>{words.missingEmailMessage()}</p>}
      {query.data && email !== "" && (
        <AutoSaveSwitch
          {...getSwitchProps("takesReplies")}
          label={words.repliesSwitchLabel()}
          description={renderRichText(words.repliesSwitchDescription(), {
            address: <EmailAddressText email={email} />,
          })}
          isOn={query.data.takesReplies}
        />
      )}
    </SettingSection>
  );
}

/** Renders the switch for a weekly mail about new wishes to followers (rule: wish-digest). */
export function DigestSettingSection({ isOn }: { isOn: boolean }) {
  const getSwitchProps = useSharingSwitch();
  return (
    <SettingSection title={words.digestTitle()} lead={words.digestDescription()}>
      <AutoSaveSwitch
        {...getSwitchProps("sendsDigests")}
        label={words.digestSwitchLabel()}
        description={words.digestSwitchDescription()}
        isOn={isOn}
      />
    </SettingSection>
  );
}
