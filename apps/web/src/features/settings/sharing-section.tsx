import { trpc } from "../../trpc.ts";
import { SavedSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";

/** What a link to the hub shows in a chat (rule: link-preview). Saved at once, and put back when that fails. */
export function SharingSection({ photoInPreviews }: { photoInPreviews: boolean }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateSharing.useMutation({
    onSuccess: (saved) => utils.account.user.setData(undefined, saved),
  });
  return (
    <Setting
      title="Sharing"
      lead="When you send a hub's link in a chat, the chat shows a small preview of it."
    >
      <SavedSwitch
        name="photo"
        label="Show the photo in link previews"
        description="Off: a preview shows your child's first name only. On: it shows the photo too."
        isOn={photoInPreviews}
        save={(isOn) => update.mutateAsync({ photoInPreviews: isOn })}
      />
    </Setting>
  );
}
