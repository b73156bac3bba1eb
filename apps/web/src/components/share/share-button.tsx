import * as words from "@giftling/messages/common";
import { IconShare2 } from "@tabler/icons-react";
import { Button, type ButtonVariant } from "../button.tsx";
import { useShare } from "./use-share.tsx";

type ShareButtonProps = {
  /** Title for the device's share dialog, such as "Emma's Hub" (rule: share-hub). */
  title: string;
  url: string;
  label?: string;
  variant?: ButtonVariant;
  /** Called after the URL was shared with the share dialog or copied. */
  onShared?: () => void;
};

/**
 * Renders a button that shares a URL with the device's share dialog. If the dialog is unavailable, the button copies
 * the URL. If copying fails, a dialog shows the URL for manual copying.
 */
export function ShareButton({
  title,
  url,
  label = words.shareButton(),
  variant = "default",
  onShared,
}: ShareButtonProps) {
  const { onShare, fallback } = useShare(title, url, undefined, onShared);
  return (
    <>
      <Button
        variant={variant}
        onClick={() => void onShare()}
        leftSection={<IconShare2 size={20} stroke={1.5} aria-hidden />}
      >
        {label}
      </Button>
      {fallback}
    </>
  );
}
