import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/hub";
import { AutoSaveSwitch, useSharingSwitch } from "./auto-save-switch.tsx";
import { SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";

/** Switches for the visibility and use of the hub, most restrictive first. */
const SWITCHES = [
  "isPublished",
  "showsPhoto",
  "showsBirthday",
  "pausesWrites",
  "approvesNames",
] as const;

/** Renders the switches for who can view the hub, what visitors see and what visitors can do. */
export function PrivacySection({ user }: { user: UserView }) {
  const getSwitchProps = useSharingSwitch();
  return (
    <SettingSection title={words.privacyTitle()} lead={words.privacyDescription()}>
      <div className={classes.switches}>
        {SWITCHES.map((name) => (
          <AutoSaveSwitch
            key={name}
            {...getSwitchProps(name)}
            label={words.getPrivacySwitchLabel(name)}
            description={words.getPrivacySwitchDescription(name)}
            isOn={user[name]}
          />
        ))}
      </div>
    </SettingSection>
  );
}

/** Renders the switch for the kid's photo in link previews of the hub (rule: link-preview). */
export function LinkPreviewPhotoSection({ photoInPreviews }: { photoInPreviews: boolean }) {
  const getSwitchProps = useSharingSwitch();
  return (
    <SettingSection title={words.sharingTitle()} lead={words.sharingDescription()}>
      <AutoSaveSwitch
        {...getSwitchProps("photoInPreviews")}
        label={words.linkPreviewAvatarLabel()}
        description={words.linkPreviewAvatarDescription()}
        isOn={photoInPreviews}
      />
    </SettingSection>
  );
}
