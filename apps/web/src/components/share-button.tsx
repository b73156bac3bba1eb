import { Button, type ButtonProps } from "@mantine/core";
import { IconShare2 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { share } from "./share.ts";
import { showToast } from "./toast.ts";

// Only a browser that can neither share nor copy ever needs it.
const AddressDialog = lazy(() => import("./address-dialog.tsx"));

type ShareButtonProps = {
  /** The title for the device's share dialog, such as "Emma's Hub" (spec section 2). */
  title: string;
  /** The address to share; the page's own by default. */
  url?: string;
  label?: string;
  variant?: ButtonProps["variant"];
};

/** Shares natively, else copies, else shows the address selected, so that nobody leaves without it. */
export function ShareButton({
  title,
  url,
  label = "Share",
  variant = "default",
}: ShareButtonProps) {
  const [address, setAddress] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const onShare = async () => {
    const shared = url ?? window.location.href;
    const outcome = await share(title, shared);
    if (outcome === "copied") showToast({ title: "Link copied", message: "Paste it anywhere." });
    if (outcome !== "failed") return;
    setAddress(shared);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant={variant}
        onClick={() => void onShare()}
        leftSection={<IconShare2 size={20} stroke={1.5} aria-hidden />}
      >
        {label}
      </Button>
      {address === null ? null : (
        <Suspense>
          <AddressDialog isOpen={isOpen} address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
