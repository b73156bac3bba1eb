import { Switch } from "@mantine/core";
import { showToast } from "../../components/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

const LABEL = "Show the photo in link previews";

/** What a link to the hub shows in a chat (decision D11). Saved at once, and put back when that fails. */
export function SharingSection({ photoInPreviews }: { photoInPreviews: boolean }) {
  const utils = trpc.useUtils();
  const show = (value: boolean) =>
    utils.account.user.setData(undefined, (user) => user && { ...user, photoInPreviews: value });
  const save = trpc.account.updateSharing.useMutation({
    // One after the other: the last turn of the switch is the one that stays.
    scope: { id: "sharing" },
    onMutate: (input) => show(input.photoInPreviews),
    onError: (error, input) => {
      show(!input.photoInPreviews);
      const message = errorMessage(error, "Failed to save this setting. Please try again.");
      showToast({ title: "Error", message, tone: "error" });
    },
  });
  return (
    <Setting
      title="Sharing"
      lead="When you send a hub's link in a chat, the chat shows a small preview of it."
    >
      <Switch
        className={classes.switch}
        labelPosition="left"
        label={LABEL}
        aria-label={LABEL}
        description="Off: a preview shows your child's first name only. On: it shows the photo too."
        checked={photoInPreviews}
        onChange={(event) => save.mutate({ photoInPreviews: event.currentTarget.checked })}
      />
    </Setting>
  );
}
