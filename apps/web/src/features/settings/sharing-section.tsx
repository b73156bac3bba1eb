import * as words from "@giftling/messages/settings/hub";
import { trpc } from "../../trpc.ts";
import { AutoSaveSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";

/**
 * Renders the settings for the preview that a chat shows of a link to the hub. A change is saved at once and rolled back
 * when saving fails (rule: link-preview).
 */
export function SharingSection({ photoInPreviews }: { photoInPreviews: boolean }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateSharing.useMutation({
    onSuccess: (saved) => utils.account.user.setData(undefined, saved),
  });
  return (
    <Setting title={words.sharingTitle()} lead={words.sharingDescription()}>
      <AutoSaveSwitch
        name="photo"
        label={words.previewPhotoLabel()}
        description={words.previewPhotoDescription()}
        isOn={photoInPreviews}
        save={(isOn) => update.mutateAsync({ photoInPreviews: isOn })}
      />
    </Setting>
  );
}
