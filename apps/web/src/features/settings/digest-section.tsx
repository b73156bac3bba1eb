import * as words from "@giftling/messages/settings/mail";
import { AutoSaveSwitch } from "./auto-save-switch.tsx";
import { SettingSection } from "./setting-section.tsx";
import { useSharingSwitch } from "./use-sharing-switch.ts";

/** Renders the switch for a weekly mail about new wishes to followers (rule: wish-digest). */
export function DigestSection({ isOn }: { isOn: boolean }) {
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
