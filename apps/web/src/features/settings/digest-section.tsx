import * as words from "@giftling/messages/settings/mail";
import { trpc } from "../../trpc.ts";
import { AutoSaveSwitch } from "./auto-save-switch.tsx";
import { SettingSection } from "./setting-section.tsx";

/** Renders the switch for a weekly mail about new wishes to followers (rule: wish-digest). */
export function DigestSection({ isOn }: { isOn: boolean }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateSharing.useMutation({
    onSuccess: (saved) => utils.account.user.setData(undefined, saved),
  });
  return (
    <SettingSection title={words.digestTitle()} lead={words.digestDescription()}>
      <AutoSaveSwitch
        name="sendsDigests"
        label={words.digestSwitchLabel()}
        description={words.digestSwitchDescription()}
        isOn={isOn}
        save={(sendsDigests) => update.mutateAsync({ sendsDigests })}
      />
    </SettingSection>
  );
}
