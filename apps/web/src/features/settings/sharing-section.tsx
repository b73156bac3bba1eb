import * as words from "@giftling/messages/settings/hub";
import { trpc } from "../../trpc.ts";
import { SavedSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";

/** Renders what a link to the hub shows in a chat (rule: link-preview). Saved at once, and restored when that fails. */
export function SharingSection({ photoInPreviews }: { photoInPreviews: boolean }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateSharing.useMutation({
    onSuccess: (saved) => utils.account.user.setData(undefined, saved),
  });
  return (
    <Setting title={words.sharing()} lead={words.sharingLead()}>
      <SavedSwitch
        name="photo"
        label={words.photoInPreviews()}
        description={words.photoInPreviewsText()}
        isOn={photoInPreviews}
        save={(isOn) => update.mutateAsync({ photoInPreviews: isOn })}
      />
    </Setting>
  );
}
