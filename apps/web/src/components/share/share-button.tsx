import * as words from "@giftling/messages/common";
import { IconShare2 } from "@tabler/icons-react";
import { Button, type ButtonVariant } from "../button.tsx";
import { useShare } from "./use-share.tsx";

type ShareButtonProps = {
  /** The title for the device's share dialog, such as "Emma's Hub" (rule: share-hub). */
  title: string;
  /** The address to share; the page's own by default. */
  url?: string;
  label?: string;
  variant?: ButtonVariant;
  size?: "sm" | "md";
  /** Told when the device took it, or it was copied. */
  onShared?: () => void;
};

/** Shares natively, else copies, else shows the address selected. */
export function ShareButton({
  title,
  url,
  label = words.share(),
  variant = "default",
  size = "md",
  onShared,
}: ShareButtonProps) {
  const { onShare, fallback } = useShare(title, url, undefined, onShared);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        onClick={() => void onShare()}
        leftSection={<IconShare2 size={20} stroke={1.5} aria-hidden />}
      >
        {label}
      </Button>
      {fallback}
    </>
  );
}
