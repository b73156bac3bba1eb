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
};

/** Shares natively, else copies, else shows the address selected. */
export function ShareButton({
  title,
  url,
  label = "Share",
  variant = "default",
}: ShareButtonProps) {
  const { onShare, fallback } = useShare(title, url);
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
